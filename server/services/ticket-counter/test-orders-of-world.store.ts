import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** For each counter an order with something that waits on a card and something that failed; both are billed to nobody. */
export async function placeCounterOrders(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with placed as (
      insert into ticket_counter."order" (
        tenant, company_id, agreement_id, ordered_at, product_id, type, medium, all_zones, nr_of_zones, start_date,
        expires_on, personal_reference, requested, made, total_ore, next_position, is_over, moved_at)
      select tenant, company_id, id, ${now}::timestamptz, 'single-ticket', 'TICKET', 'card', true, 1,
             ${now}::timestamptz::date, ${now}::timestamptz::date + 90, 'Gjester ' || company_id, 2, 1, 0, 3, true,
             ${now}::timestamptz
        from agreements.agreement where subtype = 'TICKETOFFICE' order by id
      returning tenant, company_id, id
    ), line as (
      insert into ticket_counter.order_line (
        tenant, company_id, order_id, line, profile_id, quantity, price_ore, vat_percent)
      select tenant, company_id, id, 0, 'ADULT', 2, 0, 12 from placed
      returning tenant, company_id, order_id, line
    )
    insert into ticket_counter.delivery (
      tenant, company_id, order_id, position, line, card_number, price_ore, delivered_on, problem)
    select tenant, company_id, order_id, position, line, '30' || company_id || position, 0,
           case when position = 1 then ${now}::timestamptz::date end, case when position = 2 then 'UNEXPECTED' end
      from line cross join generate_series(1, 2) as position
     order by order_id, position`.execute(tablesOf(tx));
}

export const counterOrderIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('ticket_counter.order')
    .select(['id', 'company_id as companyId'])
    .orderBy('id')
    .execute();

/** Those that are made: what failed is taken back by nobody. */
export const deliveryIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('ticket_counter.delivery')
    .select(['id', 'company_id as companyId'])
    .where('delivered_on', 'is not', null)
    .orderBy('id')
    .execute();
