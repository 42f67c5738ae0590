import { firstMonthCharged } from '@takst/domain/company-tickets/charged-months.rules.ts';
import {
  offeredProduct,
  type ProductRequest,
} from '@takst/domain/company-tickets/offered-product.rules.ts';
import type {
  PricedProduct,
  SoldProduct,
} from '@takst/domain/company-tickets/order-product.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { SubscriberServiceId } from '@takst/domain/tickets/ticket-service-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { Transaction } from '#db/database.ts';
import { productsOn } from '#products/products.public.ts';
import type { TicketProduct } from '#tickets/tickets.public.ts';
import { zonesOn } from '#zones/zones.public.ts';

/** Whose products they are. */
type ProductSeller = { tenant: TenantId; service: SubscriberServiceId };

/** The zones and the product of an order, if they are on offer on its first day (spec 2 §5). */
export async function findOfferedProduct(
  tx: Transaction,
  seller: ProductSeller,
  order: ProductRequest,
): Promise<TicketProduct | { refused: 'ZONES_NOT_OFFERED' | 'PRODUCT_NOT_OFFERED' }> {
  const zones = await zonesOn(tx, seller.tenant, order.startDate);
  const products = await productsOn(tx, seller, firstMonthCharged(order.startDate));
  const sold = offeredProduct({ ...tenants[seller.tenant], zones, products }, order);
  return typeof sold === 'string' ? { refused: sold } : ticketProductOf(sold);
}

/** A product as a ticket is issued with it. */
export const ticketProductOf = ({
  choice,
  product,
  nrOfZones,
}: SoldProduct<PricedProduct>): TicketProduct => ({
  productId: product.id,
  zoneFrom: choice.kind === 'all' ? null : choice.from,
  zoneTo: choice.kind === 'all' ? null : choice.to,
  allZones: choice.kind === 'all',
  nrOfZones,
});
