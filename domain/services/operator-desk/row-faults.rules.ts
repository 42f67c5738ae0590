import { isProfileId } from '#catalogue/products/profiles.rules.ts';
import { isTooEarly } from './earliest-day.rules.ts';

export const priceRowFaults = [
  'UNKNOWN_PRODUCT',
  'UNKNOWN_PROFILE',
  'TOO_EARLY',
  'ROW_TWICE',
] as const;
export type PriceRowFault = (typeof priceRowFaults)[number];

type Row = {
  readonly productId: string;
  readonly profileId: string;
  readonly nrOfZones: number;
  readonly validFrom: Temporal.PlainDate;
};

type Operator = {
  readonly productIds: readonly string[];
  readonly earliest: Temporal.PlainDate;
};

/** What is wrong with each row of a price proposal; null where nothing is. */
export function priceRowFaultsOf(
  rows: readonly Row[],
  { productIds, earliest }: Operator,
): (PriceRowFault | null)[] {
  const known = new Set(productIds);
  const seen = new Set<string>();
  return rows.map((row) => {
    if (!known.has(row.productId)) return 'UNKNOWN_PRODUCT';
    if (!isProfileId(row.profileId)) return 'UNKNOWN_PROFILE';
    if (isTooEarly(row.validFrom, earliest)) return 'TOO_EARLY';
    const key = [row.productId, row.profileId, row.nrOfZones, row.validFrom].join(' ');
    if (seen.has(key)) return 'ROW_TWICE';
    seen.add(key);
    return null;
  });
}

type Year = { readonly firstStart: Temporal.PlainDate; readonly lastDay: Temporal.PlainDate };

const { compare } = Temporal.PlainDate;

/** Whether a school year has a day in common with another one of the operator; one that begins on its day is replaced by it. */
export const overlapsYears = (year: Year, others: readonly Year[]): boolean =>
  others.some(
    (other) =>
      !other.firstStart.equals(year.firstStart) &&
      compare(other.firstStart, year.lastDay) <= 0 &&
      compare(year.firstStart, other.lastDay) <= 0,
  );
