import type { FreeOffer } from '@takst/domain/services/free-tickets/free-price.rules.ts';
import { taxedPricesOf } from '@takst/domain/catalogue/products/taxed-prices.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { productsFrom, taxableProductsFrom } from '#catalogue/products/products.public.ts';
import { zoneMapsFrom } from '#catalogue/zones/zones.public.ts';

type OfferRequest = { readonly tenant: TenantId; readonly today: Temporal.PlainDate };

/** What an operator sells as free tickets from about today on, and what is taxed for them, by first day. */
export async function loadFreeOffer(
  source: Database | Transaction,
  { tenant, today }: OfferRequest,
): Promise<(start: Temporal.PlainDate) => FreeOffer> {
  const from = firstOfMonth(today);
  const zonesOn = await zoneMapsFrom(source, tenant, from);
  const products = await productsFrom(source, tenant, from);
  const taxedPrices = taxedPricesOf(
    await taxableProductsFrom(source, tenant, from),
    (productId) => products.find(({ id }) => id === productId)?.prices ?? [],
  );
  const sold = products.filter(({ services }) => services.includes('free-tickets'));
  const { commonZonePair, offersAllZones } = tenantOf(tenant);
  return (start) => ({
    zones: zonesOn(start),
    products: sold,
    taxedPrices,
    commonZonePair,
    offersAllZones,
  });
}
