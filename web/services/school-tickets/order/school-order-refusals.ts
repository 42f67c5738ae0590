import type {
  orderSchoolTickets,
  RecipientRefusal,
} from '@takst/contract/services/school-tickets/order/order-school-tickets.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import type { FormFault } from '#platform/api/body-resolver.ts';
import type { OperationCauses, OperationOptions } from '#platform/operations/use-operation.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { twoHomesTexts } from '#services/school-tickets/two-homes/two-homes-texts.ts';

/** What is in the way of an order, and what the user can do about it (spec 3 §8). */
export const schoolOrderRefusals: RefusalTexts<typeof orderSchoolTickets, 'school-order'> = {
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  START_DATE_NOT_OFFERED: 'startNotOffered',
  INVALID_ZONE_FROM: 'zoneUnknown',
  INVALID_ZONE_TO: 'zoneUnknown',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  MEDIUM_NOT_OFFERED: 'mediumNotOffered',
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: 'noPostAddressText',
  CARD_NUMBER_INVALID: (t, { recipients }) => t('refusedPupils', { count: recipients.length }),
  RECIPIENTS_REFUSED: (t, { recipients }) => t('refusedPupils', { count: recipients.length }),
};

const zones = ['zoneChoice', 'zoneFrom', 'zoneTo'];

/** The fields that each refusal is about; of pupils any. */
export const schoolOrderCauses: OperationCauses<typeof orderSchoolTickets> = {
  AGREEMENT_NOT_FOUND: ['agreementNumber'],
  AGREEMENT_NOT_VALID: ['agreementNumber', 'startDate'],
  START_DATE_NOT_OFFERED: ['startDate'],
  INVALID_ZONE_FROM: zones,
  INVALID_ZONE_TO: zones,
  PRODUCT_NOT_OFFERED: [...zones, 'startDate'],
  MEDIUM_NOT_OFFERED: ['medium', 'agreementNumber'],
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: ['medium'],
};

/** Refusals that are a fault of one field. */
export const schoolOrderFaults: NonNullable<
  OperationOptions<typeof orderSchoolTickets, 'school-order'>['faults']
> = {
  AGREEMENT_NOT_FOUND: { path: 'agreementNumber', message: 'wrongFormat' },
  AGREEMENT_NOT_VALID: { path: 'agreementNumber', message: 'wrongFormat' },
  START_DATE_NOT_OFFERED: { path: 'startDate', message: 'wrongFormat' },
  INVALID_ZONE_FROM: { path: 'zoneFrom', message: 'wrongFormat' },
  INVALID_ZONE_TO: { path: 'zoneTo', message: 'wrongFormat' },
};

/** Why a pupil gets no ticket; beside the field in which it can be mended. */
export const recipientTexts: Readonly<Record<RecipientRefusal, PlainTextKey<'school-order'>>> = {
  CARD_NUMBER_INVALID: 'cardNumberInvalid',
  MOBILE_TICKET_INVALID_PHONE: 'phoneNotMobile',
  CONFLICTING_TICKET: 'pupilHasTicket',
  PHONE_HAS_TICKET: 'phoneHasTicket',
  CARD_HAS_TICKET: 'cardHasTicket',
  LISTED_TWICE: 'listedTwice',
  ...twoHomesTexts,
};

type RecipientField = 'firstName' | 'phone' | 'cardNumber' | 'secondZoneFrom';

const fieldOf: Readonly<Record<RecipientRefusal, RecipientField>> = {
  CARD_NUMBER_INVALID: 'cardNumber',
  MOBILE_TICKET_INVALID_PHONE: 'phone',
  CONFLICTING_TICKET: 'firstName',
  PHONE_HAS_TICKET: 'phone',
  CARD_HAS_TICKET: 'cardNumber',
  LISTED_TWICE: 'firstName',
  TWO_HOMES_NOT_OFFERED: 'secondZoneFrom',
  TWO_HOMES_ON_PHONE: 'secondZoneFrom',
  TWO_HOMES_IN_ALL_ZONES: 'secondZoneFrom',
  SECOND_ZONES_NOT_OFFERED: 'secondZoneFrom',
  SECOND_ZONES_SAME: 'secondZoneFrom',
};

export const isRecipientRefusal = (key: string): key is RecipientRefusal =>
  Object.hasOwn(recipientTexts, key);

/** The form faults of the pupils that the server refused; their indexes are those of the order. */
export const faultsOfRecipients = (refused: Refusal<typeof orderSchoolTickets>): FormFault[] =>
  'recipients' in refused
    ? refused.recipients.flatMap(({ index, codes }) =>
        codes.map((code) => ({ path: `recipients.${index}.${fieldOf[code]}`, message: code })),
      )
    : [];
