import {
  type PricedProduct,
  productSoldFor,
  type SoldProduct,
} from '#catalogue/products/order-product.rules.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import {
  type FareZone,
  isZoneChoiceOffered,
  type ZoneChoice,
} from '#catalogue/zones/zone-choice.rules.ts';

/** Zones by name, with the holder's profile and the first day. */
export type ProductRequest = {
  readonly validAllZones: boolean;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly productId?: string | undefined;
  readonly profileId: string;
  readonly startDate: Temporal.PlainDate;
};

/** What an operator sells on the first day of an order. */
export type Offer<Product extends PricedProduct> = Pick<
  Tenant,
  'commonZonePair' | 'offersAllZones'
> & {
  readonly zones: readonly FareZone[];
  readonly products: readonly Product[];
};

/** The product of an order as it is sold, or why it is not on offer (spec 2 §5). */
export function offeredProduct<Product extends PricedProduct>(
  { zones, products, commonZonePair, offersAllZones }: Offer<Product>,
  order: ProductRequest,
): SoldProduct<Product> | 'ZONES_NOT_OFFERED' | 'PRODUCT_NOT_OFFERED' {
  const zoneChoice = zoneChoiceOf(order, zones);
  if (!zoneChoice || !isZoneChoiceOffered(zoneChoice, { zones, offersAllZones })) {
    return 'ZONES_NOT_OFFERED';
  }
  const sold = productSoldFor({
    products,
    choice: zoneChoice,
    pair: commonZonePair,
    profileId: order.profileId,
    start: order.startDate,
  });
  // A caller that names a product has seen its price.
  const matchesOffer = sold !== null && (order.productId ?? sold.product.id) === sold.product.id;
  return matchesOffer ? sold : 'PRODUCT_NOT_OFFERED';
}

/** Requests have zone names, rules have ids; null for an unknown name. */
function zoneChoiceOf(
  { validAllZones, zoneFrom, zoneTo }: ProductRequest,
  zones: readonly FareZone[],
): ZoneChoice | null {
  if (validAllZones) return { kind: 'all' };
  const from = zones.find(({ name }) => name === zoneFrom);
  const to = zones.find(({ name }) => name === zoneTo);
  return from && to ? { kind: 'zones', from: from.id, to: to.id } : null;
}
