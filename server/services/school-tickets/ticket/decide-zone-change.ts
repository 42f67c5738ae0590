import type { SchoolOffer } from '@takst/domain/services/school-tickets/order/school-price.rules.ts';
import type { SchoolZonesBody } from '@takst/contract/services/school-tickets/ticket/school-zones.schema.ts';
import {
  type DecidedZones,
  decideSchoolZones,
  type SchoolZoneRefusal,
} from '@takst/domain/services/school-tickets/ticket/change-zone.rules.ts';
import type { SchoolTicketRules } from '@takst/domain/services/school-tickets/school-ticket.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import {
  ruledTicket,
  type LockedTicket,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';

/** Whether a ticket gets other zones, for the change and for its preview. */
export function decideZoneChange(
  { row, rules, today }: LockedTicket<SchoolTicketRules>,
  { startDate: from, secondZoneFrom, secondZoneTo, ...zones }: SchoolZonesBody,
  offerOn: (start: Temporal.PlainDate) => SchoolOffer,
): DecidedZones | { readonly refused: SchoolZoneRefusal | 'ZONES_NOT_CHANGEABLE' } {
  const allowed = rules.allowed(ruledTicket(row, today), { hasName: false });
  if (!allowed.has('CHANGE_ZONE')) return { refused: 'ZONES_NOT_CHANGEABLE' };
  const secondHome =
    secondZoneFrom === null || secondZoneTo === null
      ? null
      : { zoneFrom: secondZoneFrom, zoneTo: secondZoneTo };
  const { offers } = tenantOf(row.tenant);
  return decideSchoolZones(
    zonedTicket(row),
    { ...zones, secondHome, from },
    { offer: offerOn(from), offers, today },
  );
}

const zonedTicket = (row: TicketRow) => ({
  choice: choiceOf(row),
  secondPair: secondPairOf(row),
  medium: row.medium,
  productId: row.product_id,
  profileId: row.profile_id,
  nrOfZones: row.nr_of_zones,
  startDate: row.start_date,
  expirationDate: row.expiration_date,
});

const secondPairOf = ({ second_zone_from: from, second_zone_to: to }: TicketRow) =>
  from === null || to === null ? null : { from, to };

const choiceOf = ({ zone_from: from, zone_to: to }: TicketRow): DecidedZones['sold']['choice'] =>
  from === null || to === null ? { kind: 'all' } : { kind: 'zones', from, to };
