import type { TaxBaseMonth } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';

/** A year, or one of its months. */
export type ChosenPeriod = { readonly year: number; readonly month: number | null };
type PeriodFilters = Readonly<Record<'year' | 'month', string>>;

/** The period of the address, a month alone of this year; without one the newest month that has lines, as the call has it. */
export function chosenPeriod(
  { year, month }: PeriodFilters,
  { months, today }: { months: readonly TaxBaseMonth[] | undefined; today: Temporal.PlainDate },
): ChosenPeriod | null {
  if (year === '' && month === '') return months?.[0] ?? null;
  return {
    year: year === '' ? today.year : Number(year),
    month: month === '' ? null : Number(month),
  };
}

export const firstOf = ({ year, month }: { year: number; month: number }): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year, month, day: 1 });

export const monthsIn = (
  months: readonly TaxBaseMonth[],
  { year, month }: ChosenPeriod,
): readonly TaxBaseMonth[] =>
  months.filter((one) => one.year === year && (month === null || one.month === month));

/** What months come to; they are closed when each of them is. */
export const sumOfMonths = (months: readonly TaxBaseMonth[]) => ({
  totalPrice: sumOfOre(months.map(({ totalPrice }) => Math.round(totalPrice * 100))) / 100,
  tickets: months.reduce((sum, { tickets }) => sum + tickets, 0),
  untaxedTickets: months.reduce((sum, { untaxedTickets }) => sum + untaxedTickets, 0),
  isClosed: months.every(({ isClosed }) => isClosed),
});

/** Of a picture. */
const monthsShown = 12;

/**
 * The months of a picture, oldest first: those of the year that is chosen, or the last twelve up to the newest or to a chosen
 * month before them. A month without lines stands between others with nothing.
 */
export function picturedMonths(
  months: readonly TaxBaseMonth[],
  period: ChosenPeriod,
): readonly TaxBaseMonth[] {
  const [newest] = months;
  const oldest = months.at(-1);
  if (!newest || !oldest) return [];
  const last = lastPictured(firstOf(newest), period);
  const from =
    period.month === null
      ? firstOf({ ...period, month: 1 })
      : last.subtract({ months: monthsShown - 1 });
  const first = laterOf(from, firstOf(oldest));
  const count = first.until(last, { largestUnit: 'months' }).months + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, place) => {
    const { year, month } = first.add({ months: place });
    const nothing = { year, month, isClosed: true, tickets: 0, totalPrice: 0, untaxedTickets: 0 };
    return months.find((one) => one.year === year && one.month === month) ?? nothing;
  });
}

function lastPictured(newest: Temporal.PlainDate, { year, month }: ChosenPeriod) {
  if (month === null) return earlierOf(firstOf({ year, month: 12 }), newest);
  const selectedMonth = firstOf({ year, month });
  const isAmongNewest = selectedMonth.until(newest, { largestUnit: 'months' }).months < monthsShown;
  return isAmongNewest ? newest : selectedMonth;
}

const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;
const earlierOf = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0 ? one : other;
