import type { ServiceFault } from '@takst/contract/batches/batch-service.ts';
import type { companyTicketOrders } from '@takst/contract/batches/company-ticket-orders.ts';
import type { BilingualText } from '@takst/domain/texts/bilingual-text.ts';

/** Why an order was not carried out, in the file of rows that were not done. */
export const orderReasons: Readonly<
  Record<ServiceFault<typeof companyTicketOrders>, BilingualText>
> = {
  TICKET_ALREADY_HELD: { nb: 'Har en billett fra før', en: 'Has a ticket already' },
  START_DATE_IN_QUARANTINE: {
    nb: 'Startdatoen er for tidlig etter den forrige billetten',
    en: 'The start date is too soon after the last ticket',
  },
  AGREEMENT_NOT_FOUND: { nb: 'Avtalen finnes ikke', en: 'There is no such agreement' },
  AGREEMENT_NOT_VALID: { nb: 'Avtalen gjelder ikke', en: 'The agreement is not valid' },
  START_DATE_NOT_OFFERED: {
    nb: 'Startdatoen kan ikke velges',
    en: 'The start date cannot be chosen',
  },
  ZONES_NOT_OFFERED: { nb: 'Sonene kan ikke velges sammen', en: 'The zones do not go together' },
  PROFILE_NOT_OFFERED: { nb: 'Kategorien kan ikke velges', en: 'The category cannot be chosen' },
  PRODUCT_NOT_OFFERED: { nb: 'Ingen billett for disse sonene', en: 'No ticket for these zones' },
  PHONE_NOT_MOBILE: {
    nb: 'Nummeret er ikke et mobilnummer',
    en: 'The number is not a mobile number',
  },
};
