import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { formatLongDate, formatMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { priceOf } from './use-effect-text.ts';

/** What the rows that are ready come to, in words. */
export function useChangeTotals(act: ChangeAct, totals: BatchTotals) {
  const t = useTexts('change-many-tickets');
  const language = usePageLanguage();
  const { firstStart, lastStart, pricePerMonth } = totals;
  // The first whole month after the change.
  const month = lastStart ? formatMonth(firstFullMonth(lastStart), language) : '';
  return {
    days: useChangeDays()(act, totals),
    /** That in which the first of them begins. */
    firstMonth: firstStart ? formatMonth(firstOfMonth(firstStart), language) : '',
    cost: isPriced(act) ? costText() : null,
  };

  function costText(): string | null {
    if (pricePerMonth === null) return null;
    if (pricePerMonth === 0) return t('sameCost');
    const amount = priceOf(pricePerMonth);
    return t(pricePerMonth < 0 ? 'saved' : 'added', { amount, month });
  }
}

/** Whether a change says what it costs. */
export const isPriced = (act: ChangeAct): boolean =>
  act !== 'resend-pickup-code' && act !== 'take-back';

/** When the rows are changed: an end is told by its last day, everything else by its first. */
export function useChangeDays(): (act: ChangeAct, totals: BatchTotals | undefined) => string {
  const language = usePageLanguage();
  return (act, totals) => {
    const days = [totals?.firstStart, totals?.lastStart].flatMap((start) => {
      const day = act === 'end' ? start?.subtract({ days: 1 }) : start;
      return day ? [formatLongDate(day, language)] : [];
    });
    return [...new Set(days)].join(' – ');
  };
}

const firstFullMonth = (start: Temporal.PlainDate): Temporal.PlainDate =>
  start.day === 1 ? start : firstOfMonth(start).add({ months: 1 });
