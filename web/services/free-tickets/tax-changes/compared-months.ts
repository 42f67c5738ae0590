import type { TaxBaseMonth } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import { firstOf } from '#services/free-tickets/tax-base/tax-months.ts';

type Month = Pick<TaxBaseMonth, 'year' | 'month' | 'isClosed'>;

/**
 * The months that may be compared with the one before, newest first: those with a tax base, and the one after each run of them, in
 * which all of it has ended.
 */
export function comparedMonths(
  months: readonly TaxBaseMonth[],
  today: Temporal.PlainDate,
): readonly Month[] {
  const offeredMonths = new Set(months.map((month) => firstOf(month).toString()));
  return months.flatMap((month) => {
    const next = firstOf(month).add({ months: 1 });
    const isOver =
      !offeredMonths.has(next.toString()) && Temporal.PlainDate.compare(next, today) <= 0;
    const endedMonth = { year: next.year, month: next.month, isClosed: month.isClosed };
    return isOver ? [endedMonth, month] : [month];
  });
}
