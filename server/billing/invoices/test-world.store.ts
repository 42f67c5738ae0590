import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** For each company with tickets, an invoice of January with a line for one of them, which was sent. */
export async function placeInvoices(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`alter sequence invoices.line_id_seq restart with 6900001`.execute(tablesOf(tx));
  await sql`
    insert into invoices.first_month
    values ('ruter', '2026-01-01'), ('akt', '2026-01-01'), ('fjord', '2026-01-01')`.execute(
    tablesOf(tx),
  );
  await sql`
    with first as (
      select distinct on (ticket.company_id) ticket.*, agreement.subtype, company.name as company_name,
             organisation_number, bill_address
        from tickets.ticket
        join agreements.agreement
          on agreement.company_id = ticket.company_id and agreement.id = agreement_id
        join companies.company on company.id = ticket.company_id
       where holder_id is not null
       order by ticket.company_id, ticket.id
    ), sold as (
      select first.*, row_number() over (partition by tenant order by company_id) as place from first
    ), counted as (
      insert into invoices.counter (tenant, last_number)
      select tenant, 100000 + max(place) from sold group by tenant
      returning tenant, last_number
    ), closed as (
      insert into invoices.closed_period (tenant, company_id, agreement_id, period_start, period_end, line_count,
                                          ticket_count, total_ore, closed_at)
      select tenant, company_id, agreement_id, '2026-01-01', '2026-01-31', 1, 1, 11200, ${now}::timestamptz from sold
    ), rate as (
      insert into invoices.period_rate (tenant, company_id, agreement_id, period_start, vat_percent, gross_ore)
      select tenant, company_id, agreement_id, '2026-01-01', 12, 11200 from sold
    ), line as (
      insert into invoices.line (tenant, company_id, agreement_id, period_start, period_end, product_type,
                                 related_id, product, profile_id, all_zones, nr_of_zones, sold_at, price_ore, quantity,
                                 vat_percent, vat_ore)
      select tenant, company_id, agreement_id, '2026-01-01', '2026-01-31', 'TICKET', id, product_id, profile_id,
             true, 3, ordered_at, 11200, 1, 12, 1200
        from sold
      returning company_id, related_id, id
    ), sold_product as (
      insert into invoices.product_name (tenant, period_start, period_end, product_type, product, name)
      select distinct tenant, '2026-01-01'::date, '2026-01-31'::date, 'TICKET', product_id, product.name
        from sold join products.product using (tenant) where product.id = product_id
    ), named as (
      insert into invoices.line_holder (tenant, company_id, related_id, line_id, holder_id, first_name,
                                        last_name, phone_country_code, phone, employee_id)
      select sold.tenant, holder.company_id, related_id, line.id, holder.id, first_name, last_name,
             phone_country_code, phone, employee_id
        from line
        join sold on sold.company_id = line.company_id
        join holders.holder on holder.company_id = line.company_id and holder.id = holder_id
    ), invoice as (
      insert into invoices.invoice (
        tenant, company_id, kind, number, agreement_id, agreement_subtype, customer_number, company_name,
        organisation_number, bill_address, reference, invoice_date, due_date, period_start, period_end, kid, line_count,
        ticket_count, total_ore, issued_at)
      select tenant, company_id, 'invoice', last_number + 1 - place, agreement_id, subtype, company_id::text,
             company_name, organisation_number, bill_address, 'Ref', '2026-02-07', '2026-03-09', '2026-01-01',
             '2026-01-31', invoices.kid(company_id, last_number + 1 - place), 1, 1, 11200,
             ${now}::timestamptz
        from sold join counted using (tenant)
      returning tenant, company_id, agreement_id, id
    ), sent as (
      insert into invoices.delivery (tenant, company_id, invoice_id, way, sent_at)
      select tenant, company_id, id, 'EMAIL', ${now}::timestamptz from invoice
    )
    insert into invoices.invoiced_period (tenant, company_id, agreement_id, period_start, invoice_id)
    select tenant, company_id, agreement_id, '2026-01-01', id from invoice`.execute(tablesOf(tx));
  // For each of them a payment that was not matched.
  await sql`
    with file as (
      insert into invoices.payment_file (tenant, name, format, digest, payments, repeated, total_ore,
                                         imported_by, imported_at)
      select tenant, 'bank.txt', 'ocr-giro', 'of the world', 0, 0, 0, min(id), ${now}::timestamptz
        from users."user" group by tenant
      returning tenant, id
    )
    insert into invoices.bank_payment (tenant, file_id, bank_reference, amount_ore, paid_on, kid, reason)
    select invoice.tenant, file.id, 'of invoice ' || invoice.id, 100, '2026-02-20', kid, 'INVOICE_NOT_FOUND'
      from invoices.invoice join file using (tenant)`.execute(tablesOf(tx));
  // And a row of the same file that was taken for the first of them.
  await sql`
    insert into invoices.repeated_payment (tenant, file_id, file_row, payment_id)
    select tenant, file_id, 1, min(id) from invoices.bank_payment group by tenant, file_id`.execute(
    tablesOf(tx),
  );
}

const paymentsWithCompany = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('invoices.bank_payment as payment')
    .innerJoin('invoices.invoice as invoice', 'invoice.kid', 'payment.kid');

/** Payments of the bank, with the company whose invoice they name. */
export const bankPaymentIds = (tx: Transaction) =>
  paymentsWithCompany(tx).select(['payment.id', 'invoice.company_id as companyId']).execute();

/** The files of those payments. */
export const paymentFileIds = (tx: Transaction) =>
  paymentsWithCompany(tx)
    .select(['payment.file_id as id', 'invoice.company_id as companyId'])
    .execute();
