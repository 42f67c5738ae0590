import type { orderFreeTicket } from '@takst/contract/services/free-tickets/order-free-ticket.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import type { OperationCauses, OperationOptions } from '#platform/operations/use-operation.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';
import { childPastAgeText } from './child-past-age-text.ts';
import type { FreeOrderField, FreeOrderFields } from './free-order-fields.ts';

type Code = Refusal<typeof orderFreeTicket>['code'];
type Choices = Pick<FreeOrderFields, 'ticketHolderType' | 'medium'>;

/** What the specification says of a refused order (spec 3 §8); beside it stands what the user can do. */
export function refusalTitle(
  code: Code,
  { ticketHolderType }: Choices,
): PlainTextKey<'free-order'> {
  switch (code) {
    case 'TICKET_ALREADY_EXISTS':
      return 'alreadyExists';
    case 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS':
      return 'noPostAddressTitle';
    case 'CONFLICTING_TICKET':
      return ticketHolderType === 'FAMILY_MEMBER' ? 'conflicting' : 'employeeHasTicket';
    default:
      return 'otherRefusal';
  }
}

/** What is in the way of an order, and what the user can do about it. */
export const freeOrderRefusals = ({
  ticketHolderType,
  medium,
}: Choices): RefusalTexts<typeof orderFreeTicket, 'free-order'> => ({
  TICKET_ALREADY_EXISTS: medium === 'phone' ? 'phoneTaken' : 'cardTaken',
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: 'noPostAddressText',
  CONFLICTING_TICKET:
    ticketHolderType === 'FAMILY_MEMBER' ? 'conflictingText' : 'employeeHasTicketText',
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  START_DATE_TOO_EARLY: 'startTooEarly',
  START_DATE_TOO_LATE: 'startTooLate',
  BIRTH_DATE_TOO_RECENT: 'birthDateTooRecent',
  PROFILE_MISMATCH: (t, { pastAge }) =>
    pastAge ? childPastAgeText(t, pastAge) : t('profileMismatch'),
  INVALID_ZONE_FROM: 'zoneFromUnknown',
  INVALID_ZONE_TO: 'zoneToUnknown',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  MOBILE_TICKET_INVALID_PHONE: 'phoneNotMobile',
  CARD_NUMBER_INVALID: 'cardNumberInvalid',
  NEW_CARD_NOT_OFFERED: 'newCardNotOffered',
});

const medium: readonly FreeOrderField[] = ['medium', 'phone', 'cardNumber'];
const person: readonly FreeOrderField[] = [
  'ticketHolderType',
  'employeeId',
  'dateOfBirth',
  'firstName',
  'lastName',
];
const zones = ['zoneChoice', 'zoneFrom', 'zoneTo'];

/** The fields that each refusal is about. */
export const freeOrderCauses: OperationCauses<typeof orderFreeTicket> = {
  TICKET_ALREADY_EXISTS: [...medium, 'phoneCountryCode', 'startDate'],
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: medium,
  CONFLICTING_TICKET: [...person, 'startDate'],
  AGREEMENT_NOT_FOUND: ['agreementNumber'],
  AGREEMENT_NOT_VALID: ['agreementNumber', 'startDate'],
  START_DATE_TOO_EARLY: ['startDate'],
  START_DATE_TOO_LATE: ['startDate'],
  BIRTH_DATE_TOO_RECENT: ['dateOfBirth'],
  PROFILE_MISMATCH: ['profileId', 'ticketHolderType', 'dateOfBirth', 'startDate'],
  INVALID_ZONE_FROM: zones,
  INVALID_ZONE_TO: zones,
  PRODUCT_NOT_OFFERED: [...zones, 'profileId', 'startDate'],
  MOBILE_TICKET_INVALID_PHONE: [...medium, 'phoneCountryCode'],
  CARD_NUMBER_INVALID: medium,
  NEW_CARD_NOT_OFFERED: medium,
};

/** Refusals that are a fault of one field. */
export const freeOrderFaults: NonNullable<
  OperationOptions<typeof orderFreeTicket, 'free-order'>['faults']
> = {
  AGREEMENT_NOT_FOUND: { path: 'agreementNumber', message: 'wrongFormat' },
  AGREEMENT_NOT_VALID: { path: 'agreementNumber', message: 'wrongFormat' },
  START_DATE_TOO_EARLY: { path: 'startDate', message: 'minValue' },
  START_DATE_TOO_LATE: { path: 'startDate', message: 'maxValue' },
  BIRTH_DATE_TOO_RECENT: { path: 'dateOfBirth', message: 'maxValue' },
  PROFILE_MISMATCH: { path: 'profile', message: 'wrongFormat' },
  INVALID_ZONE_FROM: { path: 'zoneFrom', message: 'wrongFormat' },
  INVALID_ZONE_TO: { path: 'zoneTo', message: 'wrongFormat' },
  MOBILE_TICKET_INVALID_PHONE: { path: 'phone', message: 'mobilePhone' },
  CARD_NUMBER_INVALID: { path: 'cardNumber', message: 'wrongFormat' },
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: { path: 'mediaType', message: 'wrongFormat' },
};
