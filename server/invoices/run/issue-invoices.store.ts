import { invoicingIntervals } from '@takst/domain/agreements/invoicing-interval.ts';
import { billedThrough, billingPeriods } from '@takst/domain/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { plannedAnew } from '#db/planned-anew.ts';
import { tablesOf } from '#db/tables.ts';
import { invoiceAddress } from '#invoices/invoice-address.query.ts';
import { companyIds } from './billable-month.query.ts';
import type { LeftMonth } from '#invoices/closing/open-months.store.ts';

export type IssuedInvoice = {
  readonly id: number;
  readonly companyId: number;
  readonly agreementId: number;
  readonly companyName: string;
  readonly number: number;
  readonly invoiceDate: Temporal.PlainDate;
  readonly dueDate: Temporal.PlainDate;
  readonly firstMonth: Temporal.PlainDate;
  readonly lastMonth: Temporal.PlainDate;
  readonly totalOre: number;
  readonly email: string | null;
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

/** Each operator's invoices begin after it, as those of migration 0058. */
const numbersBefore = 100_000;

type IssueRequest = {
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** Up to which is invoiced. */
  readonly today: Temporal.PlainDate;
  readonly invoiceDate?: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  /** What of the companies could not be closed. */
  readonly leftMonths: readonly LeftMonth[];
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
        sql`(${interval}::text, ${billedThrough[interval](today).month}::date, ${billingPeriods[interval]}::text)`,
    ),
  );

const rowsOf = (months: readonly LeftMonth[]) => sql`
  select * from unnest(${sql.val(months.map(({ companyId }) => companyId))}::bigint[],
                       ${sql.val(months.map(({ agreementId }) => agreementId))}::bigint[],
                       ${sql.val(months.map(({ month }) => String(month)))}::date[])
    as given (company_id, agreement_id, month)`;

/**
 * Makes an invoice of each agreement of some companies with closed months that its interval bills by now. A quarter or a
 * year waits for all of its months. Companies with `invoice_base_only` get none (spec 2 §6). The caller has
 * locked the numbers.
 */
export async function issueInvoices(
  tx: Transaction,
  { tenant, companies, today, invoiceDate = today, now, leftMonths }: IssueRequest,
): Promise<readonly IssuedInvoice[]> {
  const ids = companyIds(companies);
  const { rows } = await sql<IssuedInvoice>`
    ${plannedAnew} with through (kind, month, period) as (values ${throughRows(today)}),
    left_month as materialized (${rowsOf(leftMonths)}), due_month as materialized (
      select closed.*
        from invoices.closed_month closed
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
         and closed.month <= through.month and not coalesce(settings.invoice_base_only, false)
         and (closed.company_id, closed.agreement_id, closed.month) not in (
           select company_id, agreement_id, month from invoices.invoiced_month
            where company_id = any(${ids}))
         and not exists (
           select from left_month waiting
            where waiting.company_id = closed.company_id and waiting.agreement_id = closed.agreement_id
              and date_trunc(through.period, waiting.month) = date_trunc(through.period, closed.month))
    ), due as materialized (
      select company_id, agreement_id, min(month) as first_month, max(month) as last_month,
             sum(line_count)::int as line_count, sum(ticket_count)::int as ticket_count,
             sum(total_ore)::bigint as total_ore,
             row_number() over (order by company_id, agreement_id) as place
        from due_month group by company_id, agreement_id
    ), counted as (
      update invoices.counter set last_number = last_number + (select count(*) from due)
       where tenant = ${tenant}
      returning last_number - (select count(*) from due) as last_number
    ), invoice as (
      insert into invoices.invoice (
        tenant, company_id, kind, number, agreement_id, agreement_subtype, customer_number,
        company_name, organisation_number, bill_address, reference, invoice_date, due_date, first_month,
        last_month, kid, line_count, ticket_count, total_ore, issued_at)
      select ${tenant}, due.company_id, 'invoice', counted.last_number + place, due.agreement_id,
             agreement.subtype, coalesce(company.customer_number, company.id::text), company.name,
             company.organisation_number, company.bill_address,
             coalesce(nullif(agreement.invoice_reference, ''), agreement.id::text), ${invoiceDate}::date,
             ${invoiceDate}::date + agreement.payment_deadline_days, first_month, last_month,
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
      insert into invoices.invoiced_month (tenant, company_id, agreement_id, month, invoice_id)
      select ${tenant}, company_id, agreement_id, due_month.month, invoice.id
        from due_month join invoice using (company_id, agreement_id)
    )
    select invoice.id, invoice.company_id as "companyId", agreement_id as "agreementId",
           company_name as "companyName", number, invoice_date as "invoiceDate", due_date as "dueDate",
           first_month as "firstMonth", last_month as "lastMonth", total_ore as "totalOre",
           ${invoiceAddress} as email
      from invoice
      join agreements.agreement
        on agreement.company_id = invoice.company_id and agreement.id = invoice.agreement_id
       and agreement.company_id = any(${ids})
     order by number`.execute(tablesOf(tx));
  return rows;
}
