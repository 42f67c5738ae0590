import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** `from ore origin` of a product at the main operator, for one zone. */
export async function storedPrices(database: Database, productId: string): Promise<string[]> {
  const { rows } = await sql<{ price: string }>`
    select concat_ws(' ', valid_from, price_ore, origin) as price from products.price
     where tenant = 'ruter' and product_id = ${productId} and nr_of_zones = 1
     order by valid_from`.execute(tablesOf(database));
  return rows.map(({ price }) => price);
}

/** `operator from account origin` */
export async function storedSellers(database: Database): Promise<string[]> {
  const { rows } = await sql<{ seller: string }>`
    select concat_ws(' ', tenant, valid_from, account_number, origin) as seller
      from invoices.seller order by tenant, valid_from`.execute(tablesOf(database));
  return rows.map(({ seller }) => seller);
}

/** Closes a month of the first agreement of an operator, whatever it is. */
export const closeSomeMonth = (database: Database, tenant: TenantId) =>
  sql`insert into invoices.closed_period (tenant, company_id, agreement_id, period_start, period_end, line_count,
                                          ticket_count, total_ore, closed_at)
      select tenant, company_id, id, '2026-11-01', '2026-11-30', 1, 1, 1, now() from agreements.agreement
       where tenant = ${tenant} limit 1`.execute(tablesOf(database));

/** Changes an account number behind the back of the files, as of a day. */
export const changeAccount = (database: Database, account: string, asOf: string) =>
  sql`update invoices.seller set account_number = ${account}, as_of = ${asOf}::date
       where tenant = 'ruter'`.execute(tablesOf(database));

/** `operator opens-on first-start latest-start last-day` */
export async function storedSchoolYears(database: Database): Promise<string[]> {
  const { rows } = await sql<{ year: string }>`
    select concat_ws(' ', tenant, opens_on, first_start, latest_start, last_day) as year
      from school_tickets.school_year order by tenant, first_start`.execute(tablesOf(database));
  return rows.map(({ year }) => year);
}
