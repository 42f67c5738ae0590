import type { TaxBaseMonth } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import type { Bar } from '#platform/design/chart/bars.tsx';
import { formatNumber, formatShortMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type ChosenPeriod, firstOf } from './tax-months.ts';

/** A bar for each month, in whole kroner. */
export function useBenefitBars(months: readonly TaxBaseMonth[], period: ChosenPeriod): Bar[] {
  const t = useTexts('tax-base');
  const language = usePageLanguage();
  return months.map((one) => ({
    label: formatShortMonth(firstOf(one), language),
    value: one.totalPrice,
    figure: t('kroner', { amount: formatNumber(Math.round(one.totalPrice)) }),
    look: lookOf(one, period),
  }));
}

function lookOf(month: TaxBaseMonth, period: ChosenPeriod): Bar['look'] {
  if (!month.isClosed) return 'coming';
  if (period.month === null) return 'plain';
  return month.year === period.year && month.month === period.month ? 'current' : 'quiet';
}
