import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import type { Database } from '#db/database.ts';
import { companyTicketProductsOn } from '#products/products.public.ts';
import { zonesOn } from '#zones/zones.public.ts';

/** What the ids of zones and products are called. */
export type TicketNames = {
  readonly zones: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, { readonly nb: string; readonly en: string }>;
};

export const noNames: TicketNames = { zones: new Map(), products: new Map() };

export async function ticketNames(
  database: Database,
  tenant: TenantId,
  today: Temporal.PlainDate,
): Promise<TicketNames> {
  const [zones, products] = await Promise.all([
    zonesOn(database, tenant, today),
    companyTicketProductsOn(database, tenant, firstOfMonth(today)),
  ]);
  return {
    zones: new Map(zones.map(({ id, name }) => [id, name])),
    products: new Map(products.map(({ id, name }) => [id, name])),
  };
}
