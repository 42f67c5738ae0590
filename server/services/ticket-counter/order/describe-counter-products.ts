import {
  counterMediaTypes,
  mediumOfType,
} from '@takst/contract/services/ticket-counter/counter-media.schema.ts';
import type { CounterProductEntry } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { productMediumOf } from '@takst/domain/services/ticket-counter/counter-medium.ts';
import { isTravelMoney } from '@takst/domain/services/ticket-counter/order/counter-price.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { describeAmount, type PricedProduct } from '#catalogue/products/products.public.ts';
import { loadCounterOffer } from './load-counter-offer.ts';

/** The shortest tickets first, and travel money last. */
const placeOf = (product: PricedProduct): number =>
  isTravelMoney(product) ? Infinity : (product.nrOfDaysValid ?? 0);

/** What an operator sells at ticket counters, with its prices from today on. */
export async function describeCounterProducts(
  database: Database,
  request: Parameters<typeof loadCounterOffer>[1],
) {
  const { products } = await loadCounterOffer(database, request);
  const sorted = products.toSorted((one, other) => placeOf(one) - placeOf(other));
  return sorted.map((product) => ({
    id: product.id,
    name: product.name,
    description: product.description,
    isTravelMoney: isTravelMoney(product),
    nrOfDaysValid: product.nrOfDaysValid,
    amounts: product.amounts,
    mediaTypes: counterMediaTypes.filter((type) =>
      product.mediaTypes.includes(productMediumOf[mediumOfType[type]]),
    ),
    prices: product.prices.map(describeAmount),
  })) satisfies CounterProductEntry[];
}
