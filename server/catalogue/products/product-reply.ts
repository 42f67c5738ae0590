import type { Product, ProductPrice } from '@takst/contract/catalogue/products/product.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { vatIncludedIn } from '@takst/domain/platform/money/vat.rules.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { DatedPrice, PricedProduct } from './product.query.ts';

function priceReply({ validFrom, nrOfZones, priceOre, vatPercent }: DatedPrice): ProductPrice {
  const vatOre = vatIncludedIn(priceOre, vatPercent);
  return {
    validFrom,
    nrOfZones,
    priceInclVAT: toKroner(priceOre),
    priceExclVAT: toKroner(priceOre - vatOre),
    vat: toKroner(vatOre),
  };
}

/** A product for the given profiles, in their order, or for all profiles with a price. */
export function productReply(product: PricedProduct, profiles?: readonly string[]): Product {
  const pricedProfiles = new Set(product.prices.map((price) => price.profileId));
  const profileIds = (profiles ?? [...pricedProfiles]).filter((profileId) =>
    pricedProfiles.has(profileId),
  );
  const prices = product.prices.filter((price) => profileIds.includes(price.profileId));
  const maxPriceOre = prices.reduce((max, price) => Math.max(max, price.priceOre), 0);
  return {
    id: product.id,
    name: product.name,
    nrOfDaysValid: product.nrOfDaysValid,
    tags: [...product.tags],
    products: profileIds.map((profileId) => ({
      profileId,
      profileName: profileName(profileId),
      description: product.description,
      prices: prices.filter((price) => price.profileId === profileId).map(priceReply),
    })),
    presetZoneIds: [...product.presetZoneIds],
    mediaTypes: [...product.mediaTypes],
    nrOfZonesGetAll: product.nrOfZonesGetAll,
    filters: product.filters,
    maxPrice: prices.length === 0 ? null : toKroner(maxPriceOre),
  };
}
