import type { SchoolOffer } from '@takst/domain/school-tickets/order/school-price.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import type { Database, Transaction } from '#db/database.ts';
import { productsFrom } from '#products/products.public.ts';
import { zoneMapsFrom } from '#zones/zones.public.ts';

type OfferRequest = { readonly tenant: TenantId; readonly today: Temporal.PlainDate };

/** What an operator sells as school tickets from about today on, by first day. */
export async function loadZoneOffer(
  source: Database | Transaction,
  { tenant, today }: OfferRequest,
): Promise<(start: Temporal.PlainDate) => SchoolOffer> {
  const from = firstOfMonth(today);
  const zonesFrom = await zoneMapsFrom(source, tenant, from);
  const products = await productsFrom(source, tenant, from);
  const sold = products.filter(({ services }) => services.includes('school-tickets'));
  const { commonZonePair, offersAllZones } = tenants[tenant];
  return (start) => ({ zones: zonesFrom(start), products: sold, commonZonePair, offersAllZones });
}
