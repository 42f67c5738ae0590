import { firstMonthCharged } from '@takst/domain/company-tickets/charged-months.rules.ts';
import { productSoldFor } from '@takst/domain/company-tickets/order-product.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { SubscriberServiceId } from '@takst/domain/tickets/ticket-service-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { isZoneChoiceOffered, type ZoneChoice } from '@takst/domain/zones/zone-choice.rules.ts';
import type { Transaction } from '#db/database.ts';
import { productsOn } from '#products/products.public.ts';
import type { TicketProduct } from '#tickets/tickets.public.ts';
import { zonesOn, type ZoneOfTenant } from '#zones/zones.public.ts';

/** Whose products they are. */
type ProductSeller = { tenant: TenantId; service: SubscriberServiceId };

/** Zones by name, with the holder's profile and the first day. */
export type ProductRequest = {
  validAllZones: boolean;
  zoneFrom: string | null;
  zoneTo: string | null;
  productId?: string | undefined;
  profileId: string;
  startDate: Temporal.PlainDate;
};

/** The zones and the product of an order, if they are on offer on its first day (spec 2 §5). */
export async function findOfferedProduct(
  tx: Transaction,
  seller: ProductSeller,
  order: ProductRequest,
): Promise<TicketProduct | { refused: 'ZONES_NOT_OFFERED' | 'PRODUCT_NOT_OFFERED' }> {
  const { commonZonePair, offersAllZones } = tenants[seller.tenant];
  const zones = await zonesOn(tx, seller.tenant, order.startDate);
  const zoneChoice = zoneChoiceOf(order, zones);
  if (!zoneChoice || !isZoneChoiceOffered(zoneChoice, { zones, offersAllZones })) {
    return { refused: 'ZONES_NOT_OFFERED' };
  }
  const soldProduct = productSoldFor({
    products: await productsOn(tx, seller, firstMonthCharged(order.startDate)),
    choice: zoneChoice,
    pair: commonZonePair,
    profileId: order.profileId,
    start: order.startDate,
  });
  if (!soldProduct) return { refused: 'PRODUCT_NOT_OFFERED' };
  const { choice, product, nrOfZones } = soldProduct;
  // Whoever names a product has seen its price.
  if ((order.productId ?? product.id) !== product.id) return { refused: 'PRODUCT_NOT_OFFERED' };
  return {
    productId: product.id,
    zoneFrom: choice.kind === 'all' ? null : choice.from,
    zoneTo: choice.kind === 'all' ? null : choice.to,
    allZones: choice.kind === 'all',
    nrOfZones,
  };
}

/** Requests have zone names, rules have ids; null for an unknown name. */
function zoneChoiceOf(
  { validAllZones, zoneFrom, zoneTo }: ProductRequest,
  zones: readonly ZoneOfTenant[],
): ZoneChoice | null {
  if (validAllZones) return { kind: 'all' };
  const from = zones.find(({ name }) => name === zoneFrom);
  const to = zones.find(({ name }) => name === zoneTo);
  return from && to ? { kind: 'zones', from: from.id, to: to.id } : null;
}
