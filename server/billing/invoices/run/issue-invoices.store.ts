import { invoicingIntervals } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import {
  billedThrough,
  billingPeriods,
} from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { plannedAnew } from '#platform/db/planned-anew.ts';
import { tablesOf } from '#platform/db/tables.ts';
import {
  invoiceAddress,
  type InvoiceRecipient,
  wayOfInvoices,
} from '#billing/invoices/invoice/invoice-address.query.ts';
import { companyIds } from './billable-period.query.ts';
import type { LeftPeriod } from '#billing/invoices/closing/open-periods.store.ts';

export type IssuedInvoice = InvoiceRecipient & {
  readonly id: number;
  readonly companyId: number;
  readonly agreementId: number;
  readonly companyName: string;
  readonly number: number;
  readonly invoiceDate: Temporal.PlainDate;
  readonly dueDate: Temporal.PlainDate;
  readonly periodStart: Temporal.PlainDate;
  readonly periodEnd: Temporal.PlainDate;
  readonly totalOre: number;
};

/** Locks the numbers of an operator until the transaction ends: before anything is read that is to be invoiced. */
export async function lockNumbers(tx: Transaction, tenant: TenantId): Promise<void> {
  const lock = () =>
    tablesOf(tx)
      .selectFrom('invoices.counter')
      .select('last_number')
      .where('tenant', '=', tenant)
      .forUpdate()
      .executeTakeFirst();
  if (await lock()) return;
  // The first invoice of an operator; another process may insert the row meanwhile, and both lock the same one then.
  await tablesOf(tx)
    .insertInto('invoices.counter')
    .values({ tenant, last_number: numbersBefore })
    .onConflict((conflict) => conflict.column('tenant').doNothing())
    .execute();
  await lock();
}

/** Each operator's invoices begin after it. */
const numbersBefore = 100_000;

type IssueRequest = {
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** Up to which is invoiced. */
  readonly today: Temporal.PlainDate;
  readonly invoiceDate?: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  /** What of the companies could not be closed. */
  readonly leftPeriods: readonly LeftPeriod[];
};

/**
 * Parts of a statement are joined by hashing: the database cannot know how many rows a part comes to, and where it
 * expects one it would go through all of another for each that there is.
 */
export async function planForMany(tx: Transaction): Promise<void> {
  await sql`
    select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true),
           set_config('work_mem', '32MB', true)`.execute(tablesOf(tx));
}

/** How far each interval is billed on a day, and its period, as rows; one that is not known goes as OTHER. */
const throughRows = (today: Temporal.PlainDate) =>
  sql.join(
    invoicingIntervals.map(
      (interval) =>
        sql`(${interval}::text, ${lastOfMonth(billedThrough[interval](today).month)}::date,
             ${billedThrough[interval](today).day}::date, ${billingPeriods[interval]}::text)`,
    ),
  );

const rowsOf = (periods: readonly LeftPeriod[]) => sql`
  select * from unnest(${sql.val(periods.map(({ companyId }) => companyId))}::bigint[],
                       ${sql.val(periods.map(({ agreementId }) => agreementId))}::bigint[],
                       ${sql.val(periods.map(({ start }) => String(start)))}::date[])
    as given (company_id, agreement_id, period_start)`;

/**
 * Makes an invoice of each agreement of some companies with closed periods that its interval bills by now. What
 * an interval puts on one invoice waits until all of it is closed (`billingPeriods`). Companies with `invoice_base_only` get none (spec 2 §6). The caller has
 * locked the numbers.
 */
export async function issueInvoices(
  tx: Transaction,
  { tenant, companies, today, invoiceDate = today, now, leftPeriods }: IssueRequest,
): Promise<readonly IssuedInvoice[]> {
  const ids = companyIds(companies);
  const { rows } = await sql<IssuedInvoice>`
    ${plannedAnew} with through (kind, last_month_day, last_day, period) as (values ${throughRows(today)}),
    left_period as materialized (${rowsOf(leftPeriods)}), due_period as materialized (
      select closed.*
        from invoices.closed_period closed
        join agreements.agreement
          on agreement.company_id = closed.company_id and agreement.id = closed.agreement_id
         and agreement.company_id = any(${ids})
        left join companies.settings
          on settings.company_id = closed.company_id and settings.company_id = any(${ids})
        join through on through.kind = case
          when invoicing_interval = any(${sql.val([...invoicingIntervals])}::text[])
          then invoicing_interval else 'OTHER' end
       where closed.tenant = ${tenant}
         and closed.company_id = any(${ids})
         and closed.period_end <= case when closed.period_end = closed.period_start
                                       then last_day else last_month_day end
         and not coalesce(settings.invoice_base_only, false)
         and (closed.company_id, closed.agreement_id, closed.period_start) not in (
           select company_id, agreement_id, period_start from invoices.invoiced_period
            where company_id = any(${ids}))
         and not exists (
           select from left_period waiting
            where waiting.company_id = closed.company_id and waiting.agreement_id = closed.agreement_id
              and date_trunc(through.period, waiting.period_start) = date_trunc(through.period, closed.period_start))
    ), due as materialized (
      select company_id, agreement_id, min(period_start) as period_start, max(period_end) as period_end,
             sum(line_count)::int as line_count, sum(ticket_count)::int as ticket_count,
             sum(total_ore)::bigint as total_ore,
             row_number() over (order by company_id, agreement_id) as place
        from due_period group by company_id, agreement_id
    ), counted as (
      update invoices.counter set last_number = last_number + (select count(*) from due)
       where tenant = ${tenant}
      returning last_number - (select count(*) from due) as last_number
    ), invoice as (
      insert into invoices.invoice (
        tenant, company_id, kind, number, agreement_id, agreement_subtype, customer_number,
        company_name, organisation_number, bill_address, reference, invoice_date, due_date, period_start,
        period_end, kid, line_count, ticket_count, total_ore, issued_at)
      select ${tenant}, due.company_id, 'invoice', counted.last_number + place, due.agreement_id,
             agreement.subtype, coalesce(company.customer_number, company.id::text), company.name,
             company.organisation_number, company.bill_address,
             coalesce(nullif(agreement.invoice_reference, ''), agreement.id::text), ${invoiceDate}::date,
             ${invoiceDate}::date + agreement.payment_deadline_days, period_start, period_end,
             invoices.kid(due.company_id, counted.last_number + place), line_count, ticket_count,
             total_ore, ${now}::timestamptz
        from due
       cross join counted
        join companies.company on company.id = due.company_id and company.id = any(${ids})
        join agreements.agreement
          on agreement.company_id = due.company_id and agreement.id = due.agreement_id
         and agreement.company_id = any(${ids})
       order by place
      returning *
    ), invoiced as (
      insert into invoices.invoiced_period (tenant, company_id, agreement_id, period_start, invoice_id)
      select ${tenant}, company_id, agreement_id, due_period.period_start, invoice.id
        from due_period join invoice using (company_id, agreement_id)
    )
    select invoice.id, invoice.company_id as "companyId", agreement_id as "agreementId",
           company_name as "companyName", number, invoice_date as "invoiceDate", due_date as "dueDate",
           period_start as "periodStart", period_end as "periodEnd", total_ore as "totalOre",
           ${invoiceAddress} as email, ${wayOfInvoices} as way
      from invoice
      join agreements.agreement
        on agreement.company_id = invoice.company_id and agreement.id = invoice.agreement_id
       and agreement.company_id = any(${ids})
     order by number`.execute(tablesOf(tx));
  return rows;
}
