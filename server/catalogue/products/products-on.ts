import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { pricedProducts, type PricedProduct } from './product.query.ts';

/** The products of one service, or of all. */
type ServiceOfTenant = { tenant: TenantId; service?: TicketServiceId };

/** The products that a tenant's service sells, with only the prices in force on a day. */
export async function productsOn(
  source: Database | Transaction,
  { tenant, service }: ServiceOfTenant,
  on: Temporal.PlainDate,
): Promise<PricedProduct[]> {
  const products = await pricedProducts(source, tenant, on);
  return products
    .filter(({ services }) => service === undefined || services.includes(service))
    .map((product) => ({
      ...product,
      prices: product.prices.filter(
        (price) => Temporal.PlainDate.compare(price.validFrom, on) <= 0,
      ),
    }));
}

/** All products of a tenant, with their prices from a day on: for orders that begin on different days. */
export const productsFrom = (
  source: Database | Transaction,
  tenant: TenantId,
  from: Temporal.PlainDate,
): Promise<PricedProduct[]> => pricedProducts(source, tenant, from);
