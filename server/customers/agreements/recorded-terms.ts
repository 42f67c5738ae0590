import { counterAllowances } from '@takst/domain/platform/access/counter-terms.ts';
import type { AgreementTermsColumns } from './agreement.store.ts';

/** What the record says of an agreement's terms; of media and counters nothing where the agreement says nothing. */
export const recordedTerms = ({
  invoiceReference,
  invoicingInterval,
  paymentDeadlineDays,
  schoolMedia,
  ticketCounter,
}: AgreementTermsColumns) => ({
  invoiceReference,
  invoicingInterval,
  paymentDeadlineDays,
  ...(schoolMedia && { schoolMedia }),
  ...(ticketCounter && {
    counterAllows: counterAllowances.filter((allowance) => ticketCounter[allowance]),
    counterVisitAddress: ticketCounter.visitAddress,
    counterLeavesOut: ticketCounter.blackListedProducts.join(', '),
  }),
});

/** The same of terms that have become others: what the agreement says nothing of any more is null, so that the history shows it. */
export const recordedChange = (from: AgreementTermsColumns, to: AgreementTermsColumns) => {
  const [before, after] = [recordedTerms(from), recordedTerms(to)];
  const unsaid = Object.keys(before).filter((name) => !(name in after));
  return { before, after: { ...after, ...Object.fromEntries(unsaid.map((name) => [name, null])) } };
};
