import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';

/**
 * Lets the database know how many tickets and residences there are: without it a month of thousands takes ten times as
 * long, and to note the units of twenty tickets that are anonymised some seconds. The embedded database never counts by itself.
 */
export const countTickets = (tx: Transaction) =>
  sql`analyze tickets.ticket, housing.residence`.execute(tablesOf(tx));

/** Who of customer support refunds and registers payments at each operator. */
const support = sql`
  select tenant, min(user_id) as "supportId" from users.global_role
   where role = 'GLOBAL_COMPANY_ADMIN' group by tenant`;

/** Everything of a company's smallest invoice, or half a line of its newest one that is due. */
export type RefundStory = { readonly companyId: number; readonly isWhole: boolean };

type InvoiceToRefund = Pick<RefundStory, 'companyId' | 'isWhole'> & {
  readonly tenant: TenantId;
  readonly id: number;
  readonly supportId: number;
};

/** One invoice for each story, in the order of their companies. */
export async function invoicesToRefund(
  tx: Transaction,
  { stories, today }: { stories: readonly RefundStory[]; today: Temporal.PlainDate },
): Promise<readonly InvoiceToRefund[]> {
  const { rows } = await sql<InvoiceToRefund>`
    select distinct on ("companyId") "companyId", "isWhole", tenant, id, "supportId"
      from jsonb_to_recordset(${JSON.stringify(stories)}::jsonb)
             as story ("companyId" bigint, "isWhole" boolean)
      join invoices.invoice on invoice.company_id = "companyId"
      join (${support}) as support using (tenant)
     where "isWhole" or due_date < ${today}
     order by "companyId", case when "isWhole" then line_count end, number desc`.execute(
    tablesOf(tx),
  );
  return rows;
}

type Payments = { readonly latePayers: readonly number[]; readonly today: Temporal.PlainDate };

/**
 * Whatever is due is paid in time; late payers owe the last one that is due, and have paid half of the newest one
 * that is not.
 */
export async function placePayments(
  tx: Transaction,
  { latePayers, today }: Payments,
): Promise<void> {
  await sql`
    with account as (
      select invoice.*, company_id = any(${sql.val([...latePayers])}::bigint[]) as is_late,
             due_date < ${today}::date as is_due, row_number() over (
               partition by company_id, due_date < ${today}::date order by number desc) as place,
             total_ore - (select coalesce(sum(amount_ore), 0) from invoices.refund
                           where refund.company_id = invoice.company_id
                             and refund.invoice_id = invoice.id)::bigint as owed_ore
        from invoices.invoice where kind = 'invoice'
    )
    insert into invoices.payment (tenant, company_id, invoice_id, amount_ore, paid_on, bank_reference,
                                  registered_by, registered_at)
    select tenant, company_id, id, case when is_due then owed_ore else owed_ore / 2 end, paid_on,
           'DEMO-' || number, "supportId", paid_on + time '09:00'
      from account
      join (${support}) as support using (tenant)
     cross join lateral (
       select case when is_due then due_date - (number % 9)::int else invoice_date end as paid_on) as payment
     where owed_ore > 0 and is_due <> (is_late and place = 1)`.execute(tablesOf(tx));
}
