import type { SchoolOffer } from '@takst/domain/school-tickets/order/school-price.rules.ts';
import type { SchoolZonesBody } from '@takst/contract/school-tickets/ticket/school-zones.schema.ts';
import {
  type DecidedZones,
  decideSchoolZones,
  type SchoolZoneRefusal,
} from '@takst/domain/school-tickets/ticket/change-zone.rules.ts';
import type { SchoolTicketRules } from '@takst/domain/school-tickets/school-ticket.rules.ts';
import { ruledTicket, type TicketInHand, type TicketRow } from '#tickets/tickets.public.ts';

/** Whether a ticket gets other zones, for the change and for its preview. */
export function decideZoneChange(
  { row, rules, today }: TicketInHand<SchoolTicketRules>,
  { startDate: from, ...zones }: SchoolZonesBody,
  offerOn: (start: Temporal.PlainDate) => SchoolOffer,
): DecidedZones | { readonly refused: SchoolZoneRefusal | 'ZONES_NOT_CHANGEABLE' } {
  const allowed = rules.allowed(ruledTicket(row, today), { hasName: false });
  if (!allowed.has('CHANGE_ZONE')) return { refused: 'ZONES_NOT_CHANGEABLE' };
  return decideSchoolZones(zonedTicket(row), { ...zones, from }, { offer: offerOn(from), today });
}

const zonedTicket = (row: TicketRow) => ({
  choice: choiceOf(row),
  productId: row.product_id,
  profileId: row.profile_id,
  nrOfZones: row.nr_of_zones,
  startDate: row.start_date,
  expirationDate: row.expiration_date,
});

const choiceOf = ({ zone_from: from, zone_to: to }: TicketRow): DecidedZones['sold']['choice'] =>
  from === null || to === null ? { kind: 'all' } : { kind: 'zones', from, to };
