import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import { zonesAtStart } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import { withOfferedZones, type ZoneFields } from '#ticketing/tickets/order-zones/zone-fields.ts';
import {
  oneHome,
  type SecondHomeZones,
  withKnownSecondZones,
} from '#services/school-tickets/two-homes/second-home-zones.ts';
import type { SchoolOrderOffer } from './school-order-offer.ts';

/** A pupil as typed; phone and card are kept beside each other, so that changing the medium loses nothing. */
export type PupilFields = SecondHomeZones & {
  firstName: string;
  lastName: string;
  className: string;
  phoneCountryCode: string;
  phone: string;
  cardNumber: string;
};

/** The form's values; dates and ids are text, so that a draft can be stored. */
export type SchoolOrderFields = ZoneFields & {
  medium: SchoolMedium;
  pupils: PupilFields[];
  /** Of new cards without names. */
  cardCount: string;
  startDate: string;
  agreementNumber: string;
};

export const emptyPupil: PupilFields = {
  firstName: '',
  lastName: '',
  className: '',
  phoneCountryCode: '+47',
  phone: '',
  cardNumber: '',
  ...oneHome,
};

export const isEmptyPupil = (pupil: PupilFields): boolean =>
  [pupil.firstName, pupil.lastName, pupil.className, pupil.phone, pupil.cardNumber].every(
    (text) => text.trim() === '',
  );

export function schoolFieldsAtStart(offer: SchoolOrderOffer): SchoolOrderFields {
  const { agreements, years, zones, tenant, mediaOf } = offer;
  const [only, second] = agreements;
  const agreementNumber = only && !second ? String(only.id) : '';
  const [medium = 'phone'] = mediaOf(agreementNumber);
  return {
    medium,
    pupils: [emptyPupil],
    cardCount: '',
    startDate: years[0]?.firstStart.toString() ?? '',
    agreementNumber,
    ...zonesAtStart(zones, tenant.defaultZones),
  };
}

/** Merges a draft into the initial values, without choices that are no longer offered. */
export function withSchoolDraft(
  start: SchoolOrderFields,
  draft: Partial<SchoolOrderFields> | null,
  offer: SchoolOrderOffer,
): SchoolOrderFields {
  if (!draft) return start;
  const fields = withOfferedZones({ ...start, ...draft }, offer.zones);
  const hasAgreement = offer.agreements.some(({ id }) => String(id) === fields.agreementNumber);
  const agreementNumber = hasAgreement ? fields.agreementNumber : start.agreementNumber;
  const media = offer.mediaOf(agreementNumber);
  const day = dateIn(fields.startDate);
  return {
    ...fields,
    // A draft may be older than a field.
    pupils: fields.pupils.map((pupil) =>
      withKnownSecondZones({ ...emptyPupil, ...pupil }, offer.zones),
    ),
    agreementNumber,
    medium: media.includes(fields.medium) ? fields.medium : (media[0] ?? start.medium),
    startDate: day && offer.isStartOffered(day) ? fields.startDate : start.startDate,
  };
}

export const dateIn = (text: string): Temporal.PlainDate | null =>
  text === '' ? null : Temporal.PlainDate.from(text);

/** How many tickets the fields order. */
export const ticketsIn = ({ medium, pupils, cardCount }: SchoolOrderFields): number =>
  medium === 'new-card' ? (cardCountIn(cardCount) ?? 0) : pupils.length;

/** A number of cards that is typed; null for what is none. */
export const cardCountIn = (typed: string): number | null =>
  /^\d{1,4}$/u.test(typed.trim()) ? Number(typed) : null;
