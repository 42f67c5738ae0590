import type { CounterOffer } from '@takst/domain/services/ticket-counter/order/counter-price.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { type PricedProduct, productsFrom } from '#catalogue/products/products.public.ts';
import { zoneMapsFrom } from '#catalogue/zones/zones.public.ts';

type OfferRequest = { readonly tenant: TenantId; readonly today: Temporal.PlainDate };

/** With everything that is known of its products. */
export type LoadedOffer = Omit<CounterOffer, 'products'> & {
  readonly products: readonly PricedProduct[];
};

/** What an operator sells at ticket counters today. */
export async function loadCounterOffer(
  source: Database | Transaction,
  { tenant, today }: OfferRequest,
): Promise<LoadedOffer> {
  const from = firstOfMonth(today);
  const zonesOn = await zoneMapsFrom(source, tenant, from);
  const all = await productsFrom(source, tenant, from);
  const { commonZonePair, offersAllZones } = tenantOf(tenant);
  const products = all.filter(({ services }) => services.includes('ticket-counter'));
  return { zones: zonesOn(today), products, commonZonePair, offersAllZones };
}
