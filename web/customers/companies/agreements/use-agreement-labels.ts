import type { InvoicingInterval } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import { useAgreementType } from '#platform/session/agreement-types/use-agreement-type.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Key = PlainTextKey<'companies'>;

const intervals: { readonly [I in InvoicingInterval]: Key } = {
  DAILY: 'intervalDaily',
  WEEKLY: 'intervalWeekly',
  MONTHLY_AT_END: 'intervalMonthly',
  QUARTERLY: 'intervalQuarterly',
  ANNUALLY: 'intervalAnnually',
  OTHER: 'typeOther',
};

export function useAgreementLabels() {
  const t = useTexts('companies');
  return {
    type: useAgreementType(),
    interval: (interval: InvoicingInterval) => t(intervals[interval]),
    /** For a column. */
    shortInterval: (interval: InvoicingInterval) =>
      t(interval === 'MONTHLY_AT_END' ? 'monthly' : intervals[interval]),
  };
}
