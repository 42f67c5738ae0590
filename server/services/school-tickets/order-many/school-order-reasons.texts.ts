import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { schoolTicketOrders } from '@takst/contract/services/school-tickets/order/school-ticket-orders.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

export const pupilTwice: BilingualText = {
  nb: 'Eleven, mobilnummeret eller reisekortet står flere ganger i listen',
  en: 'The pupil, the phone number or the travel card is in the list twice',
};

/** Why an order was not carried out, in the file of rows that were not done. */
export const schoolOrderReasons: Readonly<
  Record<ServiceFault<typeof schoolTicketOrders>, BilingualText>
> = {
  PHONE_AND_CARD: rowRefusals.PHONE_AND_CARD,
  AGREEMENT_NOT_FOUND: rowRefusals.AGREEMENT_NOT_FOUND,
  AGREEMENT_NOT_VALID: rowRefusals.AGREEMENT_NOT_VALID,
  START_DATE_NOT_OFFERED: rowRefusals.SCHOOL_START_NOT_OFFERED,
  INVALID_ZONE_FROM: rowRefusals.INVALID_ZONE_FROM,
  INVALID_ZONE_TO: rowRefusals.INVALID_ZONE_TO,
  PRODUCT_NOT_OFFERED: rowRefusals.PRODUCT_NOT_OFFERED,
  MEDIUM_NOT_OFFERED: rowRefusals.MEDIUM_NOT_OFFERED,
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: rowRefusals.TRAVEL_CARD_NO_COMPANY_POST_ADDRESS,
  CARD_NUMBER_INVALID: rowRefusals.CARD_NUMBER_INVALID,
  MOBILE_TICKET_INVALID_PHONE: rowRefusals.MOBILE_TICKET_INVALID_PHONE,
  CONFLICTING_TICKET: rowRefusals.PUPIL_HAS_TICKET,
  PHONE_HAS_TICKET: rowRefusals.PHONE_HAS_TICKET,
  CARD_HAS_TICKET: rowRefusals.CARD_HAS_TICKET,
  TWO_HOMES_NOT_OFFERED: rowRefusals.TWO_HOMES_NOT_OFFERED,
  TWO_HOMES_ON_PHONE: rowRefusals.TWO_HOMES_ON_PHONE,
  TWO_HOMES_IN_ALL_ZONES: rowRefusals.TWO_HOMES_IN_ALL_ZONES,
  SECOND_ZONES_NOT_OFFERED: rowRefusals.SECOND_ZONES_NOT_OFFERED,
  SECOND_ZONES_SAME: rowRefusals.SECOND_ZONES_SAME,
};
