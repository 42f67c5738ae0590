import type { AgreementTermsColumns } from './agreement.store.ts';

/** What the record says of an agreement's terms; of media nothing where the agreement says nothing. */
export const recordedTerms = ({
  invoiceReference,
  invoicingInterval,
  paymentDeadlineDays,
  schoolMedia,
}: AgreementTermsColumns) => ({
  invoiceReference,
  invoicingInterval,
  paymentDeadlineDays,
  ...(schoolMedia && { schoolMedia }),
});
