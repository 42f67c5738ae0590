import type { Product } from '@takst/contract/catalogue/products/product.schema.ts';
import { listedProductSoldFor } from '@takst/domain/catalogue/products/order-product.rules.ts';
import type { Tenant } from '@takst/domain/platform/tenants/tenants.ts';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { PricedFields } from '#ticketing/tickets/order-zones/zone-offer.ts';

type PricedOffer = {
  tenant: Tenant;
  products: readonly Product[];
  startDates: readonly Temporal.PlainDate[];
  today: Temporal.PlainDate;
};

/** The start that is chosen, else the first one. */
export const startOf = ({ startDate }: PricedFields, { startDates, today }: PricedOffer) =>
  startDate ? Temporal.PlainDate.from(startDate) : (startDates[0] ?? today);

/** The product sold for the selected zones, with its price; null while a zone or a price is missing. */
export function soldProductFor(fields: PricedFields, offer: PricedOffer) {
  const choice = choiceOf(fields);
  if (!choice) return null;
  return listedProductSoldFor({
    products: offer.products,
    choice,
    pair: offer.tenant.commonZonePair,
    profileId: fields.profileId,
    start: startOf(fields, offer),
  });
}
