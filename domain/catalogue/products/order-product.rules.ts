import { type DatedAmount, priceInForce } from '#catalogue/products/price.rules.ts';
import { productsForZones, type ZoneFilters } from '#catalogue/products/product-choice.rules.ts';
import type { CommonZonePair } from '#platform/tenants/tenants.ts';
import {
  withCommonPair,
  type ZoneChoice,
  zonesPaidFor,
} from '#catalogue/zones/zone-choice.rules.ts';
import { firstMonthCharged } from './charged-months.rules.ts';

type Price = DatedAmount & { readonly profileId: string };

export type PricedProduct = {
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
 * What is sold for the chosen zones to a profile from a day, with its price then: the narrowest product
 * whose zone filters fit, and no other beside it (spec 2 §5; domain: Product). One without a price for the
 * profile is not sold. Null when nothing is.
 */
export function productSoldFor<Product extends PricedProduct>(
  question: ProductQuestion<Product>,
): SoldProduct<Product> | null {
  const { products, pair, profileId, start } = question;
  const choice = withCommonPair(question.choice, pair);
  const nrOfZones = zonesPaidFor(choice, pair);
  for (const product of productsForZones(products, choice)) {
    const prices: readonly Product['prices'][number][] = product.prices;
    const price = priceInForce(
      prices.filter((row) => row.profileId === profileId),
      { nrOfZones, on: firstMonthCharged(start) },
    );
    if (price) return { product, price, choice, nrOfZones };
  }
  return null;
}

/** A product as it is listed, with the prices of each profile. */
type ListedProduct<ListedPrice> = Pick<PricedProduct, 'id' | 'filters'> & {
  readonly products: readonly {
    readonly profileId: string;
    readonly prices: readonly ListedPrice[];
  }[];
};

type ListedQuestion<Product> = Omit<ProductQuestion<never>, 'products'> & {
  readonly products: readonly Product[];
};

/** The same of listed products, as every order form asks while zones are chosen. */
export const listedProductSoldFor = <
  ListedPrice extends DatedAmount,
  Product extends ListedProduct<ListedPrice>,
>(
  question: ListedQuestion<Product & ListedProduct<ListedPrice>>,
) => productSoldFor({ ...question, products: question.products.map(withPrices) });

/** The rule expects all prices of a product in one list. */
const withPrices = <ListedPrice, Product extends ListedProduct<ListedPrice>>(
  product: Product & ListedProduct<ListedPrice>,
) => ({
  ...product,
  prices: product.products.flatMap(({ profileId, prices }) =>
    prices.map((price) => ({ ...price, profileId })),
  ),
});
