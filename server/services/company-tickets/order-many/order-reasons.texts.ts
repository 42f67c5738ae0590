import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Why an order was not carried out, in the file of rows that were not done. */
export const orderReasons: Readonly<
  Record<ServiceFault<typeof companyTicketOrders>, BilingualText>
> = {
  TICKET_ALREADY_HELD: rowRefusals.TICKET_ALREADY_HELD,
  START_DATE_IN_QUARANTINE: rowRefusals.START_DATE_IN_QUARANTINE,
  AGREEMENT_NOT_FOUND: rowRefusals.AGREEMENT_NOT_FOUND,
  AGREEMENT_NOT_VALID: rowRefusals.AGREEMENT_NOT_VALID,
  START_DATE_NOT_OFFERED: rowRefusals.START_DATE_NOT_OFFERED,
  ZONES_NOT_OFFERED: rowRefusals.ZONES_NOT_OFFERED,
  PROFILE_NOT_OFFERED: rowRefusals.PROFILE_NOT_OFFERED,
  PRODUCT_NOT_OFFERED: rowRefusals.PRODUCT_NOT_OFFERED,
  PHONE_NOT_MOBILE: rowRefusals.PHONE_NOT_MOBILE,
};
