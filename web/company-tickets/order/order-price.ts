import type { Product, ProductPrice } from '@takst/contract/products/product.schema.ts';
import { priceInForce } from '@takst/domain/products/price.rules.ts';
import { productsForZones } from '@takst/domain/products/product-choice.rules.ts';
import { withCommonPair, zonesPaidFor } from '@takst/domain/zones/zone-choice.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderFields } from './order-fields.ts';
import { type OrderOffer, useOffer } from './order-offer.ts';
import { choiceOf, type ZoneFields } from '#company-tickets/order-zones/zone-fields.ts';

type PricedFields = ZoneFields & Pick<OrderFields, 'productId' | 'profileId' | 'startDate'>;

/** The products that are sold for the chosen zones; none while a zone is missing. */
export function productsFor(fields: ZoneFields, { products, tenant }: OrderOffer): Product[] {
  const choice = choiceOf(fields);
  return choice ? productsForZones(products, withCommonPair(choice, tenant.commonZonePair)) : [];
}

/** The month that is charged first: the one in which the ticket starts (domain: Invoices). */
export const firstMonthOf = ({ startDate }: PricedFields, { startDates, today }: OrderOffer) =>
  (startDate ? Temporal.PlainDate.from(startDate) : (startDates[0] ?? today)).with({ day: 1 });

/** What the order costs a month from its first month on; null while that cannot be said. */
export function priceOf(fields: PricedFields, offer: OrderOffer): ProductPrice | null {
  const choice = choiceOf(fields);
  if (!choice) return null;
  const offered = productsFor(fields, offer);
  const product = offered.find(({ id }) => id === fields.productId) ?? offered[0];
  const profile = product?.products.find(({ profileId }) => profileId === fields.profileId);
  return priceInForce(profile?.prices ?? [], {
    nrOfZones: zonesPaidFor(choice, offer.tenant.commonZonePair),
    on: firstMonthOf(fields, offer),
  });
}

/** The fields that decide the price, and the prices of other choices beside them. */
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
    firstMonth: firstMonthOf(fields, offer),
    priceWith: (other: Partial<PricedFields>) => priceOf({ ...fields, ...other }, offer),
  };
}

export const oreOf = ({ priceInclVAT }: ProductPrice): number => Math.round(priceInclVAT * 100);
