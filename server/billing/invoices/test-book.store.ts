import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { BillingService } from '#ticketing/tickets/tickets.public.ts';

/** What a service would write down of closed months. */
export const createBook = (database: Database) =>
  sql`
    create table if not exists public.test_book (
      company_id bigint not null, month date not null, open_agreements bigint[] not null,
      primary key (company_id, month, open_agreements))`.execute(tablesOf(database));

/** A service that bills nothing, and notes each month that is closed. */
export const bookingService: BillingService = {
  bills: 'months',
  billable: () => sql`
    select null::bigint as company_id, null::bigint as agreement_id, null::text as product_type,
           null::bigint as related_id, null::bigint as holder_id, null::text as product,
           null::text as profile_id, null::text as zone_from, null::text as zone_to, false as all_zones,
           null::int as nr_of_zones, null::timestamptz as sold_at, null::int as price_ore, 1 as quantity,
           null::int as vat_percent, null::bigint[] as unpriced_agreements
     where false`,
  async closesWithMonth(tx, { companies, month, openAgreements }) {
    await sql`
      insert into public.test_book (company_id, month, open_agreements)
      select company_id, ${month}::date,
             array(select id from agreements.agreement
                    where agreement.company_id = given.company_id
                      and id = any(${sql.val([...openAgreements])}::bigint[]) order by id)
        from unnest(${sql.val([...companies])}::bigint[]) as given (company_id)
          on conflict do nothing`.execute(tablesOf(tx));
  },
};

/** `company month`, with the agreements of which the month was open then. */
export async function bookedMonths(
  database: Database,
  companies: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ booked: string }>`
    select concat_ws(' ', company_id, month,
             case when open_agreements <> '{}' then 'without ' || array_to_string(open_agreements, ', ') end) as booked
      from public.test_book where company_id = any(${sql.val([...companies])}::bigint[])
     order by company_id, month, open_agreements`.execute(tablesOf(database));
  return rows.map(({ booked }) => booked);
}
