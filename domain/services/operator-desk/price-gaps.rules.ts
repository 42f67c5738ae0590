import type { DatedRow } from '#platform/time/in-force.rules.ts';
import { inForce } from '#platform/time/in-force.rules.ts';

type Price = DatedRow & { readonly profileId: string; readonly nrOfZones: number };

/** What a product costs for a profile in a number of zones: now and later. */
export type PriceLine<P extends Price> = {
  readonly profileId: string;
  readonly nrOfZones: number;
  /** Null where there is none today. */
  readonly inForce: P | null;
  /** Those that have not begun, the earliest first. */
  readonly coming: readonly P[];
};

/** Each profile of a product in each of its numbers of zones, with or without a price, as lists show them. */
export function priceLines<P extends Price>(
  prices: readonly P[],
  today: Temporal.PlainDate,
): PriceLine<P>[] {
  const { compare } = Temporal.PlainDate;
  const profileIds = [...new Set(prices.map((price) => price.profileId))];
  const zoneCounts = [...new Set(prices.map((price) => price.nrOfZones))].toSorted(
    (one, other) => one - other,
  );
  const byLine = Map.groupBy(prices, ({ profileId, nrOfZones }) => `${profileId} ${nrOfZones}`);
  return profileIds.flatMap((profileId) =>
    zoneCounts.map((nrOfZones) => {
      const rows = byLine.get(`${profileId} ${nrOfZones}`) ?? [];
      return {
        profileId,
        nrOfZones,
        inForce: inForce(rows, today),
        coming: rows
          .filter(({ validFrom }) => compare(validFrom, today) > 0)
          .toSorted((one, other) => compare(one.validFrom, other.validFrom)),
      };
    }),
  );
}

/** A profile and a number of zones that have no price today, though the product is sold to others and in others. */
export const isGap = ({ inForce: price }: PriceLine<Price>): boolean => price === null;
