import type { Product, ProductPrice } from '@takst/contract/products/product.schema.ts';
import {
  productSoldFor,
  type SoldProduct,
} from '@takst/domain/company-tickets/order-product.rules.ts';
import type { Tenant } from '@takst/domain/tenants/tenants.ts';
import { choiceOf } from '#tickets/order-zones/zone-fields.ts';
import type { PricedFields } from '#tickets/order-zones/zone-offer.ts';

type PricedOffer = {
  tenant: Tenant;
  products: readonly Product[];
  startDates: readonly Temporal.PlainDate[];
  today: Temporal.PlainDate;
};

type PricedProduct = Product & { prices: (ProductPrice & { profileId: string })[] };

/** The rule expects all prices of a product in one list. */
const withPrices = (product: Product): PricedProduct => ({
  ...product,
  prices: product.products.flatMap(({ profileId, prices }) =>
    prices.map((price) => ({ ...price, profileId })),
  ),
});

/** The start that is chosen, else the first one. */
export const startOf = ({ startDate }: PricedFields, { startDates, today }: PricedOffer) =>
  startDate ? Temporal.PlainDate.from(startDate) : (startDates[0] ?? today);

type Sale = Pick<PricedOffer, 'tenant' | 'products'> & { start: Temporal.PlainDate };

/** The product sold from a start for the selected zones, with its price; null while a zone or a price is missing. */
export function soldProductFrom(
  fields: Omit<PricedFields, 'startDate'>,
  { tenant, products, start }: Sale,
): SoldProduct<PricedProduct> | null {
  const choice = choiceOf(fields);
  if (!choice) return null;
  return productSoldFor({
    products: products.map(withPrices),
    choice,
    pair: tenant.commonZonePair,
    profileId: fields.profileId,
    start,
  });
}

/** The same for the fields of an order. */
export const soldProductFor = (fields: PricedFields, offer: PricedOffer) =>
  soldProductFrom(fields, { ...offer, start: startOf(fields, offer) });
