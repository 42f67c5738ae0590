import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

const textsOf = async (database: Database, query: ReturnType<typeof sql<{ text: string }>>) =>
  (await query.execute(tablesOf(database))).rows.map(({ text }) => text);

/** Whether each daily job was enqueued for its newest time: none of them is due less often than each 24 hours. */
export async function isScheduleDone(database: Database, now: Temporal.Instant): Promise<boolean> {
  const rows = await textsOf(
    database,
    sql`select job as text from schedule.daily_job where last_due_at <= ${now.subtract({ hours: 24 })}`,
  );
  return rows.length === 0;
}

/** Names of the jobs that could be done now and are not over. */
export const dueJobsLeft = (database: Database): Promise<string[]> =>
  textsOf(
    database,
    sql`select name as text from jobs.job
         where state::text in ('created', 'retry', 'active') and start_after <= now()`,
  );

/**
 * What is invoiced but for some lines, in an order that does not depend on when: each line by what was sold. Ids and holders
 * stay out, as the portals number their tickets by themselves and names are erased on other days.
 */
export const invoicedContent = (
  database: Database,
  without: readonly number[],
): Promise<string[]> =>
  textsOf(
    database,
    sql`
      select concat_ws(' ', line.tenant, line.company_id, line.agreement_id, line.period_start, line.product_type,
                       line.product, line.profile_id, line.zone_from, line.zone_to, line.nr_of_zones,
                       coalesce(ticket.start_date, subscription.start_date), line.price_ore * line.quantity,
                       line.vat_percent, case when invoiced.invoice_id is null then 'open' else 'invoiced' end) as text
        from invoices.line
        left join invoices.invoiced_period invoiced
          on (invoiced.company_id, invoiced.agreement_id, invoiced.period_start)
           = (line.company_id, line.agreement_id, line.period_start)
        left join tickets.ticket
          on line.product_type = 'TICKET' and ticket.company_id = line.company_id and ticket.id = related_id
        left join subscriptions.subscription
          on line.product_type <> 'TICKET' and subscription.company_id = line.company_id
         and subscription.id = related_id
       where line.id <> all(${without})
       order by text`,
  );

/** What each agreement has on invoices but for some lines, and what was credited and paid of it. */
export const sumsOfAgreements = (
  database: Database,
  without: readonly number[],
): Promise<string[]> =>
  textsOf(
    database,
    sql`
      with off as (
        select invoiced.company_id, invoice_id, sum(price_ore * quantity) as ore
          from invoices.line
          join invoices.invoiced_period invoiced
            on (invoiced.company_id, invoiced.agreement_id, invoiced.period_start)
             = (line.company_id, line.agreement_id, line.period_start)
         where line.id = any(${without}) group by 1, 2),
      paid as (
        select payment.company_id, payment.invoice_id, sum(amount_ore) - coalesce(max(off.ore), 0) as ore
          from invoices.payment
          left join off on (off.company_id, off.invoice_id) = (payment.company_id, payment.invoice_id)
         group by 1, 2)
      select concat_ws(' ', invoice.company_id, agreement_id,
                       'invoiced', sum(total_ore - coalesce(off.ore, 0)) filter (where kind <> 'credit-note'),
                       'credited', sum(total_ore) filter (where kind = 'credit-note'),
                       'paid', sum(paid.ore)) as text
        from invoices.invoice
        left join off on (off.company_id, off.invoice_id) = (invoice.company_id, invoice.id)
        left join paid on (paid.company_id, paid.invoice_id) = (invoice.company_id, invoice.id)
       group by invoice.company_id, agreement_id order by text`,
  );

export type UnpaidInvoice = { readonly kid: string; readonly openOre: number };

/** Invoices of a company of which something is to be paid. */
export async function unpaidInvoices(
  database: Database,
  companyId: number,
): Promise<UnpaidInvoice[]> {
  const { rows } = await sql<UnpaidInvoice>`
    select kid, (total_ore
                 + coalesce((select sum(total_ore) from invoices.invoice credit_note
                              where credit_note.company_id = invoice.company_id
                                and credited_invoice_id = invoice.id), 0)
                 - coalesce((select sum(amount_ore) from invoices.payment
                              where payment.company_id = invoice.company_id
                                and invoice_id = invoice.id), 0))::int as "openOre"
      from invoices.invoice
     where invoice.company_id = ${companyId} and kind <> 'credit-note'
     order by period_start, agreement_id`.execute(tablesOf(database));
  return rows.filter(({ openOre }) => openOre > 0);
}

export const paymentCount = async (database: Database): Promise<number> =>
  (await textsOf(database, sql`select id::text as text from invoices.payment`)).length;

/** What was sent and erased, however late, and what is left undone. */
export const leftovers = (database: Database, today: Temporal.PlainDate): Promise<string[]> =>
  textsOf(
    database,
    sql`
      select 'tickets erased: ' || count(*) as text from tickets.ticket where anonymised_at is not null
      union all
      select 'pickup codes not sent: ' || count(*)
        from tickets.ticket where pickup_code is not null and code_sent_at is null and anonymised_at is null
      union all
      select 'discount codes not sent: ' || count(*)
        from subscriptions.subscription
       where code_sent_at is null and anonymised_at is null
         and (expiration_date is null or expiration_date >= ${today}::date)
      union all
      select 'jobs that failed for good: ' || count(*) from jobs.job where state::text = 'failed'
      union all
      select 'batches ' || state || ': ' || sum(done) from batches.batch group by state
      order by text`,
  );
