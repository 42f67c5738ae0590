import { type DatedRow, inForce } from '#platform/time/in-force.rules.ts';
import type { DatedAmount } from './price.rules.ts';

type ProfilePrice = DatedAmount & { readonly profileId: string };
type RetailPrice = ProfilePrice & { readonly priceOre: number };

/** The retail price that is the taxable benefit from a day on; null from the day on which there is none. */
export type TaxedPrice = ProfilePrice & { readonly priceOre: number | null };

/** The product whose price is the benefit, from a day on. */
export type TaxableProduct = DatedRow & { readonly productId: string };

const { compare } = Temporal.PlainDate;

/**
 * The benefit by date, over turns of the taxable product: from each turn on the prices of its product alone. `taxablePrices`
 * is the same in SQL.
 */
export function taxedPricesOf(
  turns: readonly TaxableProduct[],
  pricesOf: (productId: string) => readonly RetailPrice[],
): TaxedPrice[] {
  const sorted = turns.toSorted((one, other) => compare(one.validFrom, other.validFrom));
  const all = sorted.flatMap(({ productId }) => pricesOf(productId));
  const profiles = Object.values(Object.groupBy(all, keyOf)).flatMap((prices) => prices?.[0] ?? []);
  return profiles.flatMap((profile) =>
    sorted.flatMap(({ productId, validFrom }, place) => {
      const until = sorted[place + 1]?.validFrom;
      const own = pricesOf(productId).filter((price) => keyOf(price) === keyOf(profile));
      const { profileId, nrOfZones } = profile;
      const later = own.filter(
        (price) =>
          compare(price.validFrom, validFrom) > 0 &&
          (until === undefined || compare(price.validFrom, until) < 0),
      );
      const priceOre = inForce(own, validFrom)?.priceOre ?? null;
      return [{ profileId, nrOfZones, validFrom, priceOre }, ...later];
    }),
  );
}

const keyOf = ({ profileId, nrOfZones }: ProfilePrice): string => `${profileId} ${nrOfZones}`;
