import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A company with a quarter of closed months on one invoice, as it was before periods had a last day. */
export async function placeOldMonths(database: Database): Promise<void> {
  const tables = tablesOf(database);
  await sql`
    insert into companies.company (id, tenant, name, organisation_number, kind, created_at, bill_address)
    overriding system value
    values (1, 'ruter', 'Firma', '100000001', 'CUSTOMER', '2025-01-01T12:00:00Z', '{}')`.execute(
    tables,
  );
  await sql`
    insert into agreements.agreement (id, tenant, company_id, subtype, invoice_reference, from_date,
                                      invoicing_interval, payment_deadline_days, created_at)
    overriding system value
    values (2, 'ruter', 1, 'SUBSCRIPTIONS', 'Ref', '2025-01-01', 'QUARTERLY', 30, '2025-01-01T12:00:00Z')`.execute(
    tables,
  );
  await sql`
    with month as (
      select month::date as month from generate_series('2026-01-01'::date, '2026-03-01', '1 month') as month
    ), closed as (
      insert into invoices.closed_month (tenant, company_id, agreement_id, month, line_count, ticket_count,
                                         total_ore, closed_at)
      select 'ruter', 1, 2, month, 1, 1, 11200, '2026-04-07T05:15:00Z' from month
    ), rate as (
      insert into invoices.month_rate (tenant, company_id, agreement_id, month, vat_percent, gross_ore)
      select 'ruter', 1, 2, month, 12, 11200 from month
    ), line as (
      insert into invoices.line (tenant, company_id, agreement_id, month, product_type, related_id, product,
                                 all_zones, sold_at, price_ore, quantity, vat_percent, vat_ore)
      select 'ruter', 1, 2, month, 'TICKET', 3, 'oslo', true, '2025-12-20T12:00:00Z', 11200, 1, 12, 1200
        from month
    ), named as (
      insert into invoices.product_name (tenant, month, product_type, product, name)
      select 'ruter', month, 'TICKET', 'oslo', '{"nb": "Oslo", "en": "Oslo"}' from month
    ), invoice as (
      insert into invoices.invoice (
        tenant, company_id, kind, number, agreement_id, agreement_subtype, customer_number, company_name,
        organisation_number, reference, invoice_date, due_date, first_month, last_month, kid, line_count,
        ticket_count, total_ore, issued_at)
      values ('ruter', 1, 'invoice', 100001, 2, 'SUBSCRIPTIONS', '1', 'Firma', '100000001', 'Ref',
              '2026-04-07', '2026-05-07', '2026-01-01', '2026-03-01', '0', 3, 3, 33600,
              '2026-04-07T05:15:00Z')
      returning id
    ), through as (
      insert into invoices.closed_through (tenant, company_id, month) values ('ruter', 1, '2026-03-01')
    )
    insert into invoices.invoiced_month (tenant, company_id, agreement_id, month, invoice_id)
    select 'ruter', 1, 2, month, id from month cross join invoice`.execute(tables);
  await sql`update invoices.counter set last_number = 100001 where tenant = 'ruter'`.execute(
    tables,
  );
}

/** First and last days of what is closed, of the names of products, and of what a company is closed through. */
export async function periodsInTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ period: string }>`
    select concat_ws(' ', place, period_start, period_end) as period
      from (select 'closed' as place, period_start, period_end from invoices.closed_period
            union all select 'line', period_start, period_end from invoices.line
            union all select 'name', period_start, period_end from invoices.product_name
            union all select 'invoice', period_start, period_end from invoices.invoice
            union all select bills, null, through from invoices.closed_through) as periods
     order by 1`.execute(tablesOf(database));
  return rows.map(({ period }) => period);
}
