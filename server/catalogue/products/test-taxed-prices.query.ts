import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { taxablePrices, ticketPrices } from './prices-in-force.query.ts';

/** `product profile zones: øre percent taxable-øre` of everything with a price on a day. */
export async function taxedPricesOn(
  database: Database,
  tenant: TenantId,
  day: Temporal.PlainDate,
): Promise<string[]> {
  const { rows } = await sql<{ price: string }>`
    select product_id || ' ' || profile_id || ' ' || nr_of_zones || ': ' || price_ore || ' ' || vat_percent || ' '
             || coalesce(taxable_ore::text, '-') as price
      from (${ticketPrices(tenant, day)}) as sold
      left join (${taxablePrices(tenant, { start: day, end: day })}) as taxable using (profile_id, nr_of_zones)`.execute(
    tablesOf(database),
  );
  return rows.map(({ price }) => price);
}
