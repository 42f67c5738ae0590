import type { Product, ProductPrice } from '@takst/contract/products/product.schema.ts';
import { firstMonthCharged } from '@takst/domain/company-tickets/charged-months.rules.ts';
import {
  productSoldFor,
  type SoldProduct,
} from '@takst/domain/company-tickets/order-product.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderFields } from './order-fields.ts';
import { type OrderOffer, useOffer } from './order-offer.ts';
import { choiceOf, type ZoneFields } from '#tickets/order-zones/zone-fields.ts';

type PricedFields = ZoneFields & Pick<OrderFields, 'profileId' | 'startDate'>;

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

/** The product sold for the selected zones, with its price; null while a zone or a price is missing. */
export function soldProductFor(
  fields: PricedFields,
  offer: OrderOffer,
): SoldProduct<PricedProduct> | null {
  const choice = choiceOf(fields);
  if (!choice) return null;
  return productSoldFor({
    products: offer.products.map(withPrices),
    choice,
    pair: offer.tenant.commonZonePair,
    profileId: fields.profileId,
    start: startOf(fields, offer),
  });
}

/** Watches the fields that decide the price; `priceWith` gives the price of another choice. */
export function useOrderPrice() {
  const offer = useOffer();
  const { control } = useFormContext<OrderFields>();
  const [zoneChoice, zoneFrom, zoneTo, profileId, startDate] = useWatch({
    control,
    name: ['zoneChoice', 'zoneFrom', 'zoneTo', 'profileId', 'startDate'],
  });
  const fields = { zoneChoice, zoneFrom, zoneTo, profileId, startDate };
  const priceOf = (pricedFields: PricedFields): ProductPrice | null =>
    soldProductFor(pricedFields, offer)?.price ?? null;
  return {
    fields,
    price: priceOf(fields),
    firstMonth: firstMonthCharged(startOf(fields, offer)),
    priceWith: (otherFields: Partial<PricedFields>) => priceOf({ ...fields, ...otherFields }),
  };
}

export const oreOf = ({ priceInclVAT }: ProductPrice): number => Math.round(priceInclVAT * 100);
