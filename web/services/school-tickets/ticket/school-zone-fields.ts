import {
  areHomesUnchanged,
  refuseTwoHomes,
  type ZonePair,
} from '@takst/domain/services/school-tickets/two-homes.rules.ts';
import { zoneDays } from '@takst/domain/services/school-tickets/ticket/change-zone.rules.ts';
import {
  withCommonPair,
  type ZoneChoice,
} from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  missingSecondZones,
  secondPairOf,
  type SecondHomeZones,
} from '#services/school-tickets/two-homes/second-home-zones.ts';
import { choiceOf, type ZoneFields, zonesOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { PricedFields, ZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { missingZones } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import type { PupilTicket } from './pupil-ticket.ts';
import type { ZonesInput } from './school-ticket.queries.ts';

/** The fields of an order that a change of zones shares; the profile stays as it is. */
export type SchoolZoneFields = PricedFields & SecondHomeZones;

export const zoneFieldsOf = (
  ticket: PupilTicket,
  { offer, today }: { offer: ZoneOffer; today: Temporal.PlainDate },
): SchoolZoneFields => ({
  ...zonesOf(ticket, offer),
  ...secondHomeOf(ticket, offer),
  profileId: '',
  startDate: zoneDays(ticket, today).first.toString(),
});

function secondHomeOf(ticket: PupilTicket, { zones }: ZoneOffer): SecondHomeZones {
  const idOf = (name: string | null) => zones.find((zone) => zone.name === name)?.id ?? '';
  return {
    hasTwoHomes: ticket.secondZoneFrom !== null,
    secondZoneFrom: idOf(ticket.secondZoneFrom),
    secondZoneTo: idOf(ticket.secondZoneTo),
  };
}

/** Whether the ticket may have two homes with these zones: all zones hold every home. */
export const mayHaveTwoHomes = (
  { mediaType }: PupilTicket,
  { zoneChoice }: Pick<SchoolZoneFields, 'zoneChoice'>,
  { tenant: { offers } }: ZoneOffer,
): boolean =>
  zoneChoice !== 'all' &&
  refuseTwoHomes({ offers, isOnPhone: mediaType === 'MOBILE_TICKET' }) === null;

/** The fields as they are shown: where there is no second home to choose there is none. */
const shownFields = (
  fields: SchoolZoneFields,
  ticket: PupilTicket,
  offer: ZoneOffer,
): SchoolZoneFields =>
  mayHaveTwoHomes(ticket, fields, offer) ? fields : { ...fields, hasTwoHomes: false };

/** Whether the zones are those that the ticket has. */
export function areSame(fields: SchoolZoneFields, ticket: PupilTicket, offer: ZoneOffer): boolean {
  const before = homesOf({ ...zonesOf(ticket, offer), ...secondHomeOf(ticket, offer) }, offer);
  const after = homesOf(shownFields(fields, ticket, offer), offer);
  return before !== null && after !== null && areHomesUnchanged(before, after);
}

/** The zones by id, as they are sold; null while one is missing. */
function homesOf(fields: ZoneFields & SecondHomeZones, { tenant }: ZoneOffer) {
  const pair = tenant.commonZonePair;
  const choice = choiceOf(fields);
  const second = secondPairOf(fields);
  if (!choice || second === undefined) return null;
  const sold = second && withCommonPair({ kind: 'zones', ...second }, pair);
  return {
    choice: withCommonPair(choice, pair),
    secondPair: sold?.kind === 'zones' ? sold : null,
  };
}

/** The body of the call; null while a zone or the day is missing. */
export function zonesInputOf(
  typed: SchoolZoneFields,
  ticket: PupilTicket,
  offer: ZoneOffer,
): ZonesInput | null {
  const fields = shownFields(typed, ticket, offer);
  const choice = choiceOf(fields);
  const second = secondPairOf(fields);
  if (!choice || second === undefined || fields.startDate === '') return null;
  const startDate = Temporal.PlainDate.from(fields.startDate);
  return {
    ...namesOf(choice, offer),
    ...(second && secondNamesOf(second, offer)),
    startDate,
  };
}

function secondNamesOf(pair: ZonePair, offer: ZoneOffer) {
  const { zoneFrom, zoneTo } = namesOf({ kind: 'zones', ...pair }, offer);
  return { secondZoneFrom: zoneFrom, secondZoneTo: zoneTo };
}

function namesOf(choice: ZoneChoice, { zones }: ZoneOffer) {
  if (choice.kind === 'all') return { zoneFrom: null, zoneTo: null, validAllZones: true };
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? null;
  return { zoneFrom: nameOf(choice.from), zoneTo: nameOf(choice.to), validAllZones: false };
}

/** Asks for the zones and for a day that the rules offer. */
export const schoolZoneResolver =
  (
    ticket: PupilTicket,
    { offer, today }: { offer: ZoneOffer; today: Temporal.PlainDate },
  ): Resolver<SchoolZoneFields, unknown, ZonesInput> =>
  (fields) => {
    const missing = missingZones(fields);
    const body = zonesInputOf(fields, ticket, offer);
    const errors: FieldErrors<SchoolZoneFields> = {
      ...Object.fromEntries(
        missingSecondZones(shownFields(fields, ticket, offer)).map((name) => [
          name,
          { type: 'required' },
        ]),
      ),
      ...(missing.zoneFrom && { zoneFrom: { type: 'required' } }),
      ...(missing.zoneTo && { zoneTo: { type: 'required' } }),
      ...(!isDayOffered(fields, ticket, today) && { startDate: { type: 'required' } }),
    };
    return body && Object.keys(errors).length === 0
      ? { values: body, errors: {} }
      : { values: {}, errors };
  };

export function isDayOffered(
  { startDate }: Pick<SchoolZoneFields, 'startDate'>,
  ticket: PupilTicket,
  today: Temporal.PlainDate,
): boolean {
  if (startDate === '') return false;
  const { first, last } = zoneDays(ticket, today);
  const day = Temporal.PlainDate.from(startDate);
  return (
    Temporal.PlainDate.compare(first, day) <= 0 &&
    (last === null || Temporal.PlainDate.compare(day, last) <= 0)
  );
}
