import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { Offer } from '@takst/domain/services/company-tickets/offered-product.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import {
  type PricedProduct,
  productsFrom,
  profilesOfCompany,
} from '#catalogue/products/products.public.ts';
import { zoneMapsFrom } from '#catalogue/zones/zones.public.ts';

/** What an operator sells from about today on. */
export type OfferFacts = {
  readonly products: readonly PricedProduct[];
  readonly offerOn: (
    service: SubscriberServiceId,
    start: Temporal.PlainDate,
  ) => Offer<PricedProduct>;
};

type OfferRequest = { readonly tenant: TenantId; readonly today: Temporal.PlainDate };

/** Zones and products do not change within a month that somebody is ordering in: one answer serves all. */
const offerFrom = (today: Temporal.PlainDate): Temporal.PlainDate =>
  firstOfMonth(today).subtract({ months: 1 });

export async function loadOffer(
  source: Database | Transaction,
  { tenant, today }: OfferRequest,
): Promise<OfferFacts> {
  const zonesOn = await zoneMapsFrom(source, tenant, offerFrom(today));
  const products = await productsFrom(source, tenant, offerFrom(today));
  return {
    products,
    offerOn: (service, start) => ({
      ...tenantOf(tenant),
      zones: zonesOn(start),
      products: products.filter(({ services }) => services.includes(service)),
    }),
  };
}

/**
 * Reads what is sold before a transaction begins, because reads within one are not cached. With a company, reads its
 * profiles too.
 */
export async function warmOffer(
  database: Database,
  { companyId, ...request }: OfferRequest & { companyId?: number },
): Promise<void> {
  const { tenant } = request;
  await loadOffer(database, request);
  if (companyId !== undefined) await profilesOfCompany(database, { tenant, companyId });
}
