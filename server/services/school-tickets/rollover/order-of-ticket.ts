import type { SchoolOrder } from '@takst/domain/services/school-tickets/order/school-order.ts';
import { type SchoolOffer } from '@takst/domain/services/school-tickets/order/school-price.rules.ts';
import type { RolloverRow } from '@takst/domain/services/school-tickets/rollover/rollover-row.rules.ts';
import type { RolloverTicket } from './rollover-ticket.query.ts';

type NextOrder = Extract<RolloverRow, { order: unknown }>['order'];

/** The order of the next year's ticket: the same zones, student number and agreement. Null when a zone is there no more. */
export function orderOfTicket(
  ticket: RolloverTicket,
  { pupil, medium }: NextOrder,
  { zones, startDate }: Pick<SchoolOffer, 'zones'> & { readonly startDate: Temporal.PlainDate },
): SchoolOrder | null {
  const nameOf = (id: string | null) => zones.find((zone) => zone.id === id)?.name ?? null;
  const [zoneFrom, zoneTo] = [nameOf(ticket.zoneFrom), nameOf(ticket.zoneTo)];
  if (!ticket.allZones && (zoneFrom === null || zoneTo === null)) return null;
  const { secondZoneFrom, secondZoneTo } = ticket;
  const secondHome =
    secondZoneFrom === null || secondZoneTo === null
      ? null
      : // One that is there no more is refused as one that is not sold.
        { zoneFrom: nameOf(secondZoneFrom) ?? '', zoneTo: nameOf(secondZoneTo) ?? '' };
  return {
    agreementId: ticket.agreementId,
    startDate,
    studentId: ticket.studentId,
    validAllZones: ticket.allZones,
    zoneFrom,
    zoneTo,
    secondHome,
    pupil,
    medium,
  };
}
