import type { Product, ProductPrice } from '@takst/contract/products/product.schema.ts';
import { firstMonthCharged } from '@takst/domain/company-tickets/charged-months.rules.ts';
import {
  productsSoldFor,
  type SoldProduct,
} from '@takst/domain/company-tickets/order-product.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderFields } from './order-fields.ts';
import { type OrderOffer, useOffer } from './order-offer.ts';
import { choiceOf, type ZoneFields } from '#tickets/order-zones/zone-fields.ts';

type PricedFields = ZoneFields & Pick<OrderFields, 'productId' | 'profileId' | 'startDate'>;

type PricedProduct = Product & { prices: (ProductPrice & { profileId: string })[] };

/** The rule expects all prices of a product in one list. */
const withPrices = (product: Product): PricedProduct => ({
  ...product,
  prices: product.products.flatMap(({ profileId, prices }) =>
    prices.map((price) => ({ ...price, profileId })),
  ),
});

const startOf = ({ startDate }: PricedFields, { startDates, today }: OrderOffer) =>
  startDate ? Temporal.PlainDate.from(startDate) : (startDates[0] ?? today);

/** The products sold for the selected zones, with prices; empty while a zone is missing. */
export function soldProductsFor(
  fields: PricedFields,
  offer: OrderOffer,
): SoldProduct<PricedProduct>[] {
  const choice = choiceOf(fields);
  if (!choice) return [];
  return productsSoldFor({
    products: offer.products.map(withPrices),
    choice,
    pair: offer.tenant.commonZonePair,
    profileId: fields.profileId,
    start: startOf(fields, offer),
  });
}

/** The monthly price of the order; null while it is unknown. */
function priceOf(fields: PricedFields, offer: OrderOffer): ProductPrice | null {
  const soldProducts = soldProductsFor(fields, offer);
  const selectedProduct =
    soldProducts.find(({ product }) => product.id === fields.productId) ?? soldProducts[0];
  return selectedProduct?.price ?? null;
}

/** Watches the fields that decide the price; `priceWith` gives the price of another choice. */
export function useOrderPrice() {
  const offer = useOffer();
  const { control } = useFormContext<OrderFields>();
  const [zoneChoice, zoneFrom, zoneTo, productId, profileId, startDate] = useWatch({
    control,
    name: ['zoneChoice', 'zoneFrom', 'zoneTo', 'productId', 'profileId', 'startDate'],
  });
  const fields = { zoneChoice, zoneFrom, zoneTo, productId, profileId, startDate };
  return {
    fields,
    price: priceOf(fields, offer),
    firstMonth: firstMonthCharged(startOf(fields, offer)),
    priceWith: (otherFields: Partial<PricedFields>) =>
      priceOf({ ...fields, ...otherFields }, offer),
  };
}

export const oreOf = ({ priceInclVAT }: ProductPrice): number => Math.round(priceInclVAT * 100);
