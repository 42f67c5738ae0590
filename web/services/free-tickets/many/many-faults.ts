import type {
  GeneralFault,
  ServiceFault,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import type { freeTicketBirthdays } from '@takst/contract/ticketing/batches/free-ticket-birthdays.ts';
import type { freeTicketDepartments } from '@takst/contract/ticketing/batches/free-ticket-departments.ts';
import type { freeTicketEnds } from '@takst/contract/ticketing/batches/free-ticket-ends.ts';
import type { freeTicketLeavers } from '@takst/contract/services/free-tickets/leavers/free-ticket-leavers.ts';
import type { freeTicketOrders } from '@takst/contract/ticketing/batches/free-ticket-orders.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

type Services =
  | typeof freeTicketOrders
  | typeof freeTicketEnds
  | typeof freeTicketDepartments
  | typeof freeTicketBirthdays
  | typeof freeTicketLeavers;
type Own = ServiceFault<Services> | GeneralFault<Services> | 'ROW_TWICE';

/** What the mass operations find wrong with a row or a list; one without a text does not compile. */
const manyFaults: Readonly<Record<Own, PlainTextKey<'free-many'>>> = {
  CONFLICTING_TICKET: 'conflictingTicket',
  TICKET_ALREADY_EXISTS: 'ticketAlreadyExists',
  INVALID_ZONE_FROM: 'invalidZoneFrom',
  INVALID_ZONE_TO: 'invalidZoneTo',
  BIRTH_DATE_TOO_RECENT: 'birthDateTooRecent',
  PROFILE_MISMATCH: 'profileMismatch',
  INVALID_FIRST_NAME: 'invalidFirstName',
  INVALID_LAST_NAME: 'invalidLastName',
  INVALID_EMPLOYEE_ID: 'invalidEmployeeId',
  MOBILE_TICKET_NO_PHONE: 'mobileTicketNoPhone',
  MOBILE_TICKET_INVALID_PHONE: 'mobileTicketInvalidPhone',
  CARD_NUMBER_INVALID: 'cardNumberInvalid',
  NEW_CARD_NOT_OFFERED: 'newCardNotOffered',
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: 'noPostAddress',
  START_DATE_TOO_EARLY: 'startTooEarly',
  START_DATE_TOO_LATE: 'startTooLate',
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  AGREEMENT_UNCHANGED: 'agreementUnchanged',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  PERSON_NOT_FOUND: 'personNotFound',
  SEVERAL_PEOPLE: 'severalPeople',
  NAME_UNKNOWN: 'nameUnknown',
  NO_TICKET: 'noTicket',
  END_ALREADY_SET: 'endAlreadySet',
  TICKET_NOT_ENDABLE: 'ticketNotEndable',
  TICKET_NOT_CHANGEABLE: 'ticketNotChangeable',
  END_DATE_NOT_OFFERED: 'lastDayNotOffered',
  DAY_NOT_OFFERED: 'dayNotOffered',
  TICKET_NOT_FOUND: 'ticketNotFound',
  FAMILY_HAS_CHANGED: 'familyHasChanged',
  NOT_COMPARED: 'notCompared',
  AGE_CHANGES_NOTHING: 'ageChangesNothing',
  PROFILE_DAY_NOT_OFFERED: 'profileDayNotOffered',
  ROW_TWICE: 'rowTwice',
  NO_VALID_AGREEMENT: 'noValidAgreement',
  START_DATE_NOT_CHOSEN: 'startMissing',
  AGREEMENT_NOT_CHOSEN: 'departmentMissing',
  LAST_DAY_NOT_CHOSEN: 'lastDayMissing',
  CHANGE_DATE_NOT_CHOSEN: 'changeFromMissing',
};

const isOwn = (code: string): code is Own => Object.hasOwn(manyFaults, code);

/** The text of a fault; null for those of all lists. */
export const manyFaultOf = (code: string): PlainTextKey<'free-many'> | null =>
  isOwn(code) ? manyFaults[code] : null;
