import { zoneDays } from '@takst/domain/school-tickets/ticket/change-zone.rules.ts';
import { areZonesUnchanged } from '@takst/domain/tickets/zones-unchanged.rules.ts';
import { withCommonPair, type ZoneChoice } from '@takst/domain/zones/zone-choice.rules.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { choiceOf, zonesOf } from '#tickets/order-zones/zone-fields.ts';
import type { PricedFields, ZoneOffer } from '#tickets/order-zones/zone-offer.ts';
import { missingZones } from '#tickets/order-zones/order-form-zones.ts';
import type { PupilTicket } from './pupil-ticket.ts';
import type { ZonesInput } from './school-ticket.queries.ts';

/** The fields of an order that a change of zones shares; the profile stays as it is. */
export type SchoolZoneFields = PricedFields;

export const zoneFieldsOf = (
  ticket: PupilTicket,
  { offer, today }: { offer: ZoneOffer; today: Temporal.PlainDate },
): SchoolZoneFields => ({
  ...zonesOf(ticket, offer),
  profileId: '',
  startDate: zoneDays(ticket, today).first.toString(),
});

/** Whether the zones are those that the ticket has. */
export function areSame(fields: SchoolZoneFields, ticket: PupilTicket, offer: ZoneOffer): boolean {
  const pair = offer.tenant.commonZonePair;
  const [before, after] = [zonesOf(ticket, offer), fields].map(choiceOf);
  return (
    before !== null &&
    before !== undefined &&
    after !== null &&
    after !== undefined &&
    areZonesUnchanged(withCommonPair(before, pair), withCommonPair(after, pair))
  );
}

/** The body of the call; null while a zone or the day is missing. */
export function zonesInputOf(fields: SchoolZoneFields, offer: ZoneOffer): ZonesInput | null {
  const choice = choiceOf(fields);
  if (!choice || fields.startDate === '') return null;
  const startDate = Temporal.PlainDate.from(fields.startDate);
  return { ...namesOf(choice, offer), startDate };
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
    const body = zonesInputOf(fields, offer);
    const errors: FieldErrors<SchoolZoneFields> = {
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
