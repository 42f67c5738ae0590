import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export const linesOf = (database: Database, companyIds: readonly number[]) =>
  tablesOf(database)
    .selectFrom('invoices.line')
    .where('company_id', 'in', companyIds)
    .selectAll()
    .orderBy('id')
    .execute();

export const invoicesOf = (database: Database, companyIds: readonly number[]) =>
  tablesOf(database)
    .selectFrom('invoices.invoice')
    .where('company_id', 'in', companyIds)
    .selectAll()
    .orderBy('number')
    .execute();

/** What was set off and paid out of the credits of a company. */
export const settlementsOf = (database: Database, companyId: number) =>
  tablesOf(database)
    .selectFrom('invoices.settlement')
    .where('company_id', '=', companyId)
    .selectAll()
    .orderBy('id')
    .execute();

export const holdersOfLines = (database: Database, companyId: number) =>
  tablesOf(database)
    .selectFrom('invoices.line_holder')
    .where('company_id', '=', companyId)
    .selectAll()
    .orderBy('line_id')
    .execute();

export const unbilledEntriesOf = (database: Database, companyId: number) =>
  tablesOf(database)
    .selectFrom('invoices.unbilled_entry')
    .where('company_id', '=', companyId)
    .selectAll()
    .orderBy('related_id')
    .execute();

export const deliveriesOf = (database: Database, companyId: number) =>
  tablesOf(database)
    .selectFrom('invoices.delivery')
    .where('company_id', '=', companyId)
    .selectAll()
    .orderBy('invoice_id')
    .execute();

export const readRun = (database: Database, runId: number) =>
  tablesOf(database)
    .selectFrom('invoices.run')
    .where('id', '=', runId)
    .selectAll()
    .executeTakeFirstOrThrow();

/**
 * Everything that must hold whatever happened: unbroken numbers, each closed period on at most one invoice, sums of
 * lines, periods and invoices that agree, a name beside each line of somebody, an e-mail for each invoice. Empty when
 * all of it does.
 */
export async function faultsInInvoices(database: Database | Transaction): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with numbers as (
      select tenant, number - row_number() over (partition by tenant order by number) as gap
        from invoices.invoice
    ), period_sum as (
      select company_id, agreement_id, period_start, count(*) as lines, sum(price_ore::bigint * quantity) as total
        from invoices.line group by company_id, agreement_id, period_start
    ), rate_sum as (
      select company_id, agreement_id, period_start, vat_percent, sum(price_ore::bigint * quantity) as gross
        from invoices.line group by company_id, agreement_id, period_start, vat_percent
    ), invoice_sum as (
      select company_id, invoice_id, sum(line_count) as lines, sum(total_ore) as total
        from invoices.invoiced_period join invoices.closed_period using (company_id, agreement_id, period_start)
       group by company_id, invoice_id
    )
    select 'gap in the numbers of ' || tenant as fault from numbers group by tenant having count(distinct gap) > 1
    union all
    select 'the counter of ' || tenant || ' is at ' || last_number from invoices.counter
     where last_number <> coalesce((select max(number) from invoices.invoice
                                     where invoice.tenant = counter.tenant), last_number)
    union all
    select 'period ' || period_start || ' of agreement ' || agreement_id
      from invoices.closed_period full join period_sum using (company_id, agreement_id, period_start)
     where (line_count, total_ore) is distinct from (lines, total)
    union all
    select 'rate ' || vat_percent || ' of period ' || period_start || ' of agreement ' || agreement_id
      from invoices.period_rate full join rate_sum using (company_id, agreement_id, period_start, vat_percent)
     where gross_ore is distinct from gross
    union all
    select 'invoice ' || number
      from invoices.invoice
      full join invoice_sum on invoice_sum.company_id = invoice.company_id and invoice_id = id
     where kind is distinct from 'credit-note'
       and (line_count, total_ore) is distinct from (lines, total)
    union all
    select 'line ' || coalesce(line.id, line_id) || ' and its holder'
      from invoices.line
      full join invoices.line_holder holder
        on holder.company_id = line.company_id and holder.related_id = line.related_id and line_id = line.id
     where line.id is null or line_id is null
    union all
    select 'ticket ' || related_id || ' twice in ' || period_start
      from invoices.line group by company_id, related_id, product_type, period_start having count(*) > 1`.execute(
    tablesOf(database),
  );
  return rows.map(({ fault }) => fault);
}
