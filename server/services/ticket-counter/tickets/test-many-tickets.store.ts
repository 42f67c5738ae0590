import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { settle } from '#testing/many-people.store.ts';

type Many = { readonly companyId: number; readonly orders: number; readonly each: number };

/** Orders of codes that went out to phones, all delivered; every other one has a comment. */
export async function placeManyTickets(
  database: Database,
  { companyId, orders, each }: Many,
): Promise<void> {
  const atATime = 40;
  for (let first = 1; first <= orders; first += atATime) {
    const last = Math.min(orders, first + atATime - 1);
    await placeTickets(database, { companyId, first, last, each });
  }
  // Totals are then counted by the index alone.
  await settle(database);
}

type Part = Pick<Many, 'companyId' | 'each'> & { readonly first: number; readonly last: number };

async function placeTickets(
  database: Database,
  { companyId, first, last, each }: Part,
): Promise<void> {
  const tables = tablesOf(database);
  const { rows } = await sql<{ id: number }>`
    insert into ticket_counter."order" (
      tenant, company_id, agreement_id, ordered_at, product_id, type, medium, all_zones, nr_of_zones, start_date,
      expires_on, personal_reference, requested, made, total_ore, is_over, moved_at)
    select tenant, company_id, agreement.id, '2025-06-01'::timestamptz + place * interval '1 hour', 'single-ticket',
           'TICKET', 'phone', true, 1, '2026-03-01', '2026-05-30',
           case when place % 2 = 0 then 'Arrangement ' || place end, ${each}, ${each}, 4200 * ${each}::int, true, now()
      from agreements.agreement cross join generate_series(${first}::int, ${last}::int) as place
     where company_id = ${companyId} order by place
    returning id`.execute(tables);
  const ids = sql.val(rows.map(({ id }) => id));
  await sql`
    insert into ticket_counter.order_line (tenant, company_id, order_id, line, profile_id, quantity, price_ore, vat_percent)
    select tenant, company_id, id, 0, 'ADULT', ${each}, 4200, 12
      from ticket_counter."order" where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(
    tables,
  );
  await sql`
    with numbered as materialized (
      select placed.*, position, nextval('tickets.ticket_id_seq') as ticket_id,
             nextval('holders.holder_id_seq') as holder_id, row_number() over () as number
        from ticket_counter."order" as placed cross join generate_series(1, ${each}) as position
       where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id, position
    ), holder as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, phone_country_code, phone)
      overriding system value
      select tenant, company_id, holder_id, 'counter', 'Gjest', '+47', (40000000 + 100 * (${first}::int - 1) + number)::text from numbered
    ), issued as (
      insert into tickets.ticket (
        tenant, id, service, company_id, holder_id, medium, agreement_id, product_id, profile_id, all_zones,
        nr_of_zones, start_date, expiration_date, pending_through, pickup_code, ordered_at)
      overriding system value
      select tenant, ticket_id, 'ticket-counter', company_id, holder_id, 'phone', agreement_id, product_id, 'ADULT',
             true, 1, start_date, expires_on, expires_on, 'M' || ticket_id, ordered_at
        from numbered
    )
    insert into ticket_counter.delivery (
      tenant, company_id, order_id, position, line, price_ore, ticket_id, delivered_on)
    select tenant, company_id, id, position, 0, 4200, ticket_id, ordered_at::date from numbered`.execute(
    tables,
  );
}
