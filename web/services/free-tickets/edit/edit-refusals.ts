import type { editFreeTicket } from '@takst/contract/services/free-tickets/edit/edit-free-ticket.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import type { OperationCauses, OperationOptions } from '#platform/operations/use-operation.ts';
import { formatDate } from '#platform/design/format.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';
import type { Translate } from '#platform/texts/texts.ts';

type Mismatch = Extract<Refusal<typeof editFreeTicket>, { code: 'PROFILE_MISMATCH' }>;

/** A child past the age is told by the setting that says so (domain: Children). */
function profileMismatch(t: Translate<'free-edit'>, { pastAge }: Mismatch): string {
  if (!pastAge) return t('profileMismatch');
  const { kind, age, lastDay } = pastAge;
  const values = { age, lastDay: formatDate(lastDay) };
  return kind === 'AT_END_OF_YEAR' ? t('childPastYear', values) : t('childPastMonth', values);
}

/** What is in the way of an edit, and what the user can do about it. */
export const editRefusals: RefusalTexts<typeof editFreeTicket, 'free-edit'> = {
  TICKET_NOT_FOUND: 'ticketGone',
  TICKET_NOT_EDITABLE: 'notEditable',
  TICKET_CHANGED_SINCE: 'changedSince',
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  TIME_OF_CHANGE_NOT_OFFERED: 'timeNotOffered',
  INVALID_FIRST_NAME: 'faultFirstName',
  INVALID_LAST_NAME: 'faultLastName',
  INVALID_EMPLOYEE_ID: 'faultEmployeeId',
  BIRTH_DATE_TOO_RECENT: 'birthDateTooRecent',
  PROFILE_MISMATCH: profileMismatch,
  INVALID_ZONE_FROM: 'zoneUnknown',
  INVALID_ZONE_TO: 'zoneUnknown',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  MOBILE_TICKET_INVALID_PHONE: 'phoneNotMobile',
  MEDIUM_NOT_OFFERED: 'mediumNotOffered',
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: 'noPostAddress',
  CONFLICTING_TICKET: 'conflicting',
  TICKET_ALREADY_EXISTS: 'alreadyExists',
};

const zones = ['zoneChoice', 'zoneFrom', 'zoneTo'];
const phone = ['medium', 'phone', 'phoneCountryCode'];

/** The fields that each refusal is about. */
export const editCauses: OperationCauses<typeof editFreeTicket> = {
  AGREEMENT_NOT_FOUND: ['agreementNumber'],
  AGREEMENT_NOT_VALID: ['agreementNumber'],
  INVALID_FIRST_NAME: ['firstName'],
  INVALID_LAST_NAME: ['lastName'],
  INVALID_EMPLOYEE_ID: ['employeeId'],
  BIRTH_DATE_TOO_RECENT: ['dateOfBirth'],
  PROFILE_MISMATCH: ['profileId', 'ticketHolderType', 'dateOfBirth'],
  INVALID_ZONE_FROM: zones,
  INVALID_ZONE_TO: zones,
  PRODUCT_NOT_OFFERED: [...zones, 'profileId'],
  MOBILE_TICKET_INVALID_PHONE: phone,
  MEDIUM_NOT_OFFERED: phone,
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: ['firstName', 'lastName'],
  CONFLICTING_TICKET: ['ticketHolderType', 'employeeId', 'dateOfBirth', 'firstName', 'lastName'],
  TICKET_ALREADY_EXISTS: phone,
};

/** Refusals that are a fault of one field. */
export const editFieldFaults: NonNullable<
  OperationOptions<typeof editFreeTicket, 'free-edit'>['faults']
> = {
  AGREEMENT_NOT_FOUND: { path: 'agreementNumber', message: 'wrongFormat' },
  AGREEMENT_NOT_VALID: { path: 'agreementNumber', message: 'wrongFormat' },
  INVALID_FIRST_NAME: { path: 'firstName', message: 'wrongFormat' },
  INVALID_LAST_NAME: { path: 'lastName', message: 'wrongFormat' },
  INVALID_EMPLOYEE_ID: { path: 'employeeId', message: 'wrongFormat' },
  BIRTH_DATE_TOO_RECENT: { path: 'dateOfBirth', message: 'maxValue' },
  PROFILE_MISMATCH: { path: 'profile', message: 'wrongFormat' },
  INVALID_ZONE_FROM: { path: 'zoneFrom', message: 'wrongFormat' },
  INVALID_ZONE_TO: { path: 'zoneTo', message: 'wrongFormat' },
  MOBILE_TICKET_INVALID_PHONE: { path: 'phone', message: 'mobilePhone' },
};
