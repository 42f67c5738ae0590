import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { freeTicketOrders } from '@takst/contract/ticketing/batches/free-ticket-orders.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

export const holderTwice: BilingualText = {
  nb: 'Personen, mobilnummeret eller kortet står flere ganger i listen',
  en: 'The person, the phone number or the card is in the list twice',
};

/** Why an order was not carried out, in the file of rows that were not done. */
export const freeOrderReasons: Readonly<
  Record<ServiceFault<typeof freeTicketOrders>, BilingualText>
> = {
  CONFLICTING_TICKET: rowRefusals.CONFLICTING_TICKET,
  TICKET_ALREADY_EXISTS: rowRefusals.TICKET_ALREADY_EXISTS,
  INVALID_ZONE_FROM: rowRefusals.INVALID_ZONE_FROM,
  INVALID_ZONE_TO: rowRefusals.INVALID_ZONE_TO,
  BIRTH_DATE_TOO_RECENT: rowRefusals.BIRTH_DATE_TOO_RECENT,
  PROFILE_MISMATCH: rowRefusals.PROFILE_MISMATCH,
  INVALID_FIRST_NAME: rowRefusals.INVALID_FIRST_NAME,
  INVALID_LAST_NAME: rowRefusals.INVALID_LAST_NAME,
  INVALID_EMPLOYEE_ID: rowRefusals.INVALID_EMPLOYEE_ID,
  MOBILE_TICKET_NO_PHONE: rowRefusals.MOBILE_TICKET_NO_PHONE,
  MOBILE_TICKET_INVALID_PHONE: rowRefusals.MOBILE_TICKET_INVALID_PHONE,
  CARD_NUMBER_INVALID: rowRefusals.CARD_NUMBER_INVALID,
  NEW_CARD_NOT_OFFERED: rowRefusals.NEW_CARD_NOT_OFFERED,
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: rowRefusals.TRAVEL_CARD_NO_COMPANY_POST_ADDRESS,
  START_DATE_TOO_EARLY: rowRefusals.START_DATE_TOO_EARLY,
  START_DATE_TOO_LATE: rowRefusals.START_DATE_TOO_LATE,
  AGREEMENT_NOT_FOUND: rowRefusals.AGREEMENT_NOT_FOUND,
  AGREEMENT_NOT_VALID: rowRefusals.AGREEMENT_NOT_VALID,
  PRODUCT_NOT_OFFERED: rowRefusals.PRODUCT_NOT_OFFERED,
};
