import type { SchoolOffer } from '@takst/domain/services/school-tickets/order/school-price.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { productsFrom } from '#catalogue/products/products.public.ts';
import { zoneMapsFrom } from '#catalogue/zones/zones.public.ts';

type OfferRequest = { readonly tenant: TenantId; readonly today: Temporal.PlainDate };

/** What an operator sells as school tickets from about today on, by first day. */
export async function loadSchoolOffer(
  source: Database | Transaction,
  { tenant, today }: OfferRequest,
): Promise<(start: Temporal.PlainDate) => SchoolOffer> {
  const from = firstOfMonth(today);
  const zonesOn = await zoneMapsFrom(source, tenant, from);
  const all = await productsFrom(source, tenant, from);
  const products = all.filter(({ services }) => services.includes('school-tickets'));
  const { commonZonePair, offersAllZones } = tenantOf(tenant);
  return (start) => ({ zones: zonesOn(start), products, commonZonePair, offersAllZones });
}
