import type { SoldProductEntry } from '@takst/contract/catalogue/products/product.schema.ts';
import type { DatedAmount } from '@takst/domain/catalogue/products/price.rules.ts';
import type { ZoneFilters } from '@takst/domain/catalogue/products/product-choice.rules.ts';

type ProfilePrice<Ore> = DatedAmount & { readonly profileId: string; readonly priceOre: Ore };

type PricedProduct = {
  readonly id: string;
  readonly filters: ZoneFilters;
  readonly prices: readonly ProfilePrice<number>[];
};

/** A product with its prices, for a form that shows them while somebody chooses. */
export const describeSoldProduct = ({ id, filters, prices }: PricedProduct): SoldProductEntry => {
  const { zoneListMustEqual: equal, zoneListMustBeSubsetOf: subset } = filters;
  return {
    id,
    filters: {
      zoneListMustEqual: equal && [...equal],
      zoneListMustBeSubsetOf: subset && [...subset],
    },
    prices: prices.map(describeAmount),
  };
};

export const describeAmount = <Ore>({
  profileId,
  nrOfZones,
  validFrom,
  priceOre,
}: ProfilePrice<Ore>) => ({ profileId, nrOfZones, validFrom, priceOre });
