import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Database, Transaction } from '#db/database.ts';
import { pricedProducts, type PricedProduct } from './product.query.ts';

/** A tenant's company ticket products with only the prices in force on a day. */
export async function companyTicketProductsOn(
  source: Database | Transaction,
  tenant: TenantId,
  on: Temporal.PlainDate,
): Promise<PricedProduct[]> {
  const products = await pricedProducts(source, tenant, on);
  return products
    .filter((product) => product.service === 'COMPANY_TICKET')
    .map((product) => ({
      ...product,
      prices: product.prices.filter(
        (price) => Temporal.PlainDate.compare(price.validFrom, on) <= 0,
      ),
    }));
}
