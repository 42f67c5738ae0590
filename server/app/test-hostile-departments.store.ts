import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { placeFreeCompany } from '#services/free-tickets/book/test-book-world.store.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * A company with texts as the names of its departments, each with a closed month, and as the names of the people in the
 * invoice base of one.
 */
export async function placeHostileDepartments(
  database: Database,
  texts: readonly string[],
): Promise<{ companyId: number; freeBaseId: string }> {
  const { tenant, id: companyId } = await placeFreeCompany(database);
  const { rows } = await sql<{ id: number }>`
    with department as (
      insert into agreements.agreement (tenant, company_id, subtype, invoice_reference, from_date, invoicing_interval,
                                        payment_deadline_days, created_at)
      select ${tenant}, ${companyId}, 'FREETICKET', words, '2025-01-01', 'MONTHLY_AT_END', 30, '2025-01-01T12:00:00Z'
        from unnest(${sql.val([...texts])}::text[]) as words
      returning id
    ), booked_month as (
      insert into free_tickets.book_month (tenant, company_id, month, agreement_id, closed_at, line_count, price_ore,
                                           tax_ore, untaxed_count)
      select ${tenant}, ${companyId}, '2026-01-01', id, '2026-02-07T05:00:00Z', 1, 0, 0, 1 from department
    ), entitlement as (
      insert into free_tickets.entitlement (tenant, company_id)
      select ${tenant}, ${companyId} from unnest(${sql.val([...texts])}::text[])
      returning id
    ), given as materialized (
      select entitlement.id, words
        from (select id, row_number() over (order by id) as place from entitlement) as entitlement
        join unnest(${sql.val([...texts])}::text[]) with ordinality as given (words, place) using (place)
    ), ticket as (
      insert into tickets.ticket (tenant, service, medium, company_id, agreement_id, product_id, profile_id, all_zones,
                                  nr_of_zones, start_date, ordered_at)
      select ${tenant}, 'free-tickets', 'phone', ${companyId}, (select min(id) from department), 'free-ticket',
             'ADULT', true, 3, '2026-05-01', '2026-01-01T12:00:00Z'
      returning id
    ), line as (
      insert into free_tickets.book_line (tenant, company_id, month, entitlement_id, agreement_id, ticket_id, sold_at,
                                          product_id, profile_id, holder_type, zone_from, zone_to, all_zones,
                                          nr_of_zones, price_ore, vat_percent, own_share_ore)
      select ${tenant}, ${companyId}, '2026-01-01', given.id, (select min(id) from department), ticket.id,
             '2026-01-01T12:00:00Z', words, 'ADULT', 'EMPLOYEE', words, words, false, 1, 0, 12, 0
        from given, ticket
    ), holder as (
      insert into free_tickets.book_holder (company_id, month, entitlement_id, ticket_id, employee_id, first_name,
                                            last_name, phone_country_code, phone)
      select ${companyId}, '2026-01-01', given.id, ticket.id, words, words, words, words, words from given, ticket
    )
    select min(id) as id from department`.execute(tablesOf(database));
  return { companyId, freeBaseId: `${rows[0]?.id ?? 0}-202601` };
}
