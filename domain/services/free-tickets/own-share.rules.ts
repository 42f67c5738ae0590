import { type DatedRow, inForce } from '#platform/time/in-force.rules.ts';
import { firstOfMonth, monthsFrom } from '#platform/time/month.rules.ts';

/** What an employee pays for each ticket in a month, from a month on; 0 before the first amount. */
export type DatedShare = DatedRow & { readonly amountOre: number };

/** The same of a department. */
export type OwnShare = DatedShare & { readonly agreementId: number };

/** The own share of a department in the month of a day. */
export const ownShareOn = (
  shares: readonly OwnShare[],
  agreementId: number | null,
  day: Temporal.PlainDate,
): number => {
  const own = shares.filter((share) => share.agreementId === agreementId);
  return inForce(own, firstOfMonth(day))?.amountOre ?? 0;
};

/** What is taxed of a benefit: less the own share, at least 0; null where no retail price is on file. */
export const taxableAfterOwnShare = (benefitOre: number | null, shareOre: number): number | null =>
  benefitOre === null ? null : Math.max(benefitOre - shareOre, 0);

/** An own share may be set so many months ahead. */
const monthsAhead = 12;

/** The firsts of the months from which a department may get another own share: a closed month never changes. */
export const ownShareMonths = (
  firstOpenMonth: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Temporal.PlainDate[] =>
  monthsFrom(firstOpenMonth, firstOfMonth(today).add({ months: monthsAhead }));

const byMonth = (one: DatedRow, other: DatedRow) =>
  Temporal.PlainDate.compare(one.validFrom, other.validFrom);

/**
 * The amounts of a department, oldest first, after one is set from a month on. Amounts of later months stay; an amount that
 * is the one before it anyway is left out, so that setting back takes a planned change away.
 */
export function sharesAfter(
  shares: readonly DatedShare[],
  change: DatedShare,
): readonly DatedShare[] {
  const others = shares.filter(({ validFrom }) => !validFrom.equals(change.validFrom));
  const sorted = [...others, change].toSorted(byMonth);
  return sorted.filter(
    (share, place) =>
      byMonth(share, change) < 0 || share.amountOre !== (sorted[place - 1]?.amountOre ?? 0),
  );
}

/** The next amount of a department after a month; null where that month's goes on. */
export const nextShare = (
  shares: readonly DatedShare[],
  month: Temporal.PlainDate,
): DatedShare | null =>
  shares
    .filter(({ validFrom }) => Temporal.PlainDate.compare(validFrom, month) > 0)
    .toSorted(byMonth)[0] ?? null;
