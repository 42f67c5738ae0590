import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { taxedTicketPrices } from './prices-in-force.query.ts';

/** `product profile zones: øre percent taxable-øre` of everything with a price on a day. */
export async function taxedPricesOn(
  database: Database,
  tenant: TenantId,
  day: Temporal.PlainDate,
): Promise<string[]> {
  const { rows } = await sql<{ price: string }>`
    select product_id || ' ' || profile_id || ' ' || nr_of_zones || ': ' || price_ore || ' ' || vat_percent || ' '
             || coalesce(taxable_ore::text, '-') as price
      from (${taxedTicketPrices(tenant, day)}) as sold`.execute(tablesOf(database));
  return rows.map(({ price }) => price);
}
