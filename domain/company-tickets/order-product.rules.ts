import { type DatedAmount, priceInForce } from '#products/price.rules.ts';
import { productsForZones, type ZoneFilters } from '#products/product-choice.rules.ts';
import type { CommonZonePair } from '#tenants/tenants.ts';
import { withCommonPair, type ZoneChoice, zonesPaidFor } from '#zones/zone-choice.rules.ts';
import { firstMonthCharged } from './charged-months.rules.ts';

type Price = DatedAmount & { readonly profileId: string };

type PricedProduct = {
  readonly id: string;
  readonly filters: ZoneFilters;
  readonly prices: readonly Price[];
};

export type ProductQuestion<Product extends PricedProduct> = {
  readonly products: readonly Product[];
  readonly choice: ZoneChoice;
  readonly pair: CommonZonePair | null;
  readonly profileId: string;
  readonly start: Temporal.PlainDate;
};

export type SoldProduct<Product extends PricedProduct> = {
  readonly product: Product;
  /** What it costs a month from the first month charged on. */
  readonly price: Product['prices'][number];
  /** The zones as the order goes out. */
  readonly choice: ZoneChoice;
  readonly nrOfZones: number;
};

/**
 * What may be sold for the chosen zones to a profile from a day, with its price then, the most
 * particular product first (spec 2 §5; domain: Company ticket). A product without a price is not sold.
 */
export function productsSoldFor<Product extends PricedProduct>(
  question: ProductQuestion<Product>,
): SoldProduct<Product>[] {
  const { products, pair, profileId, start } = question;
  const choice = withCommonPair(question.choice, pair);
  const nrOfZones = zonesPaidFor(choice, pair);
  return productsForZones(products, choice).flatMap((product) => {
    const prices: readonly Product['prices'][number][] = product.prices;
    const price = priceInForce(
      prices.filter((row) => row.profileId === profileId),
      { nrOfZones, on: firstMonthCharged(start) },
    );
    return price ? [{ product, price, choice, nrOfZones }] : [];
  });
}
