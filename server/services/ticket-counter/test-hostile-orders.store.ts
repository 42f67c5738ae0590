import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Place = { readonly tenant: string; readonly companyId: number };

/** An order for each text, as its references, and one whose codes wait for people who are called so; the id of that. */
export async function placeHostileOrders(
  database: Database,
  { tenant, companyId }: Place,
  texts: readonly string[],
): Promise<number> {
  const tables = tablesOf(database);
  const { rows } = await sql<{ id: number }>`
    insert into ticket_counter."order" (
      tenant, company_id, agreement_id, ordered_at, product_id, type, medium, all_zones, nr_of_zones, start_date,
      expires_on, invoice_reference, personal_reference, requested, total_ore, is_over, moved_at)
    select ${tenant}, ${companyId}, agreement.id, now(), 'single-ticket', 'TICKET', 'phone', true, 1, '2026-03-06',
           '2026-06-04', cell #>> '{}', cell #>> '{}', 1, 0, true, now()
      from jsonb_array_elements(${JSON.stringify(texts)}::text::jsonb) as cell
      join agreements.agreement on agreement.company_id = ${companyId} and subtype = 'TICKETOFFICE'
    returning id`.execute(tables);
  const orderId = rows.at(-1)?.id ?? 0;
  await sql`
    insert into ticket_counter.order_line (tenant, company_id, order_id, line, profile_id, quantity, price_ore, vat_percent)
    select ${tenant}, ${companyId}, id, 0, 'ADULT', 1, 0, 12
      from ticket_counter."order" where company_id = ${companyId} and medium = 'phone'`.execute(
    tables,
  );
  await sql`
    with issued as (
      insert into tickets.ticket (
        tenant, service, company_id, medium, agreement_id, product_id, profile_id, all_zones, nr_of_zones, start_date,
        expiration_date, pending_through, pickup_code, ordered_at)
      select tenant, 'ticket-counter', company_id, 'phone', agreement_id, product_id, 'ADULT', true, 1, start_date,
             expires_on, expires_on, 'HOSTILE' || place, now()
        from ticket_counter."order" cross join generate_series(1, ${texts.length}) as place
       where id = ${orderId}
      returning id, substr(pickup_code, 8)::int as place
    )
    insert into ticket_counter.delivery (
      tenant, company_id, order_id, position, line, recipient_name, price_ore, ticket_id, delivered_on)
    select ${tenant}, ${companyId}, ${orderId}, place, 0, cell #>> '{}', 0, issued.id, '2026-03-06'
      from issued
      join jsonb_array_elements(${JSON.stringify(texts)}::text::jsonb) with ordinality as given (cell, number)
        on number = place`.execute(tables);
  return orderId;
}
