import type { UndeliveredInvoice } from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveEntry } from '#ticketing/tickets/tickets.public.ts';
import { invoiceAddress, wayOfInvoices } from '#billing/invoices/invoice/invoice-address.query.ts';

/** Some of them, and how many there are. */
export type FirstRows<Row> = { readonly count: number; readonly first: Row[] };

const maxRows = 50;

type Total = { readonly total: number };

type UnaddressedRow = { companyId: number; companyName: string; agreementId: number };

/**
 * Agreements whose invoices would go to nobody: they have tickets or subscriptions since a month, or closed periods that
 * are not invoiced, and the company is not reached by EHF and has set no address for invoices.
 */
export async function findUnaddressed(
  database: Database,
  tenant: TenantId,
  month: Temporal.PlainDate,
): Promise<FirstRows<UnaddressedRow>> {
  const isLive = sql`entry.company_id = agreement.company_id and entry.agreement_id = agreement.id
    and ${isLiveEntry('entry')} and (expiration_date is null or expiration_date >= ${month}::date)`;
  const { rows } = await sql<UnaddressedRow & Total>`
    select agreement.company_id as "companyId", company.name as "companyName",
           agreement.id as "agreementId", count(*) over ()::int as total
      from agreements.agreement
      join companies.company on company.id = agreement.company_id
      left join companies.settings on settings.company_id = agreement.company_id
     where agreement.tenant = ${tenant} and ${isLiveAgreement('agreement')}
       and not coalesce(settings.invoice_base_only, false)
       and ${wayOfInvoices} is null
       and (exists (select from tickets.ticket entry where ${isLive})
         or exists (select from subscriptions.subscription entry where ${isLive})
         or exists (
           select from invoices.closed_period closed
            where closed.company_id = agreement.company_id and closed.agreement_id = agreement.id
              and not exists (
                select from invoices.invoiced_period invoiced
                 where invoiced.company_id = closed.company_id
                   and invoiced.agreement_id = closed.agreement_id and invoiced.period_start = closed.period_start)))
     order by company.name, agreement.id limit ${maxRows}`.execute(tablesOf(database));
  return {
    count: rows[0]?.total ?? 0,
    first: rows.map(({ companyId, companyName, agreementId }) => ({
      companyId,
      companyName,
      agreementId,
    })),
  };
}

/**
 * Invoices and credit notes that reached nobody, and those that are more than a day old and not sent, or sent as EHF and
 * not confirmed.
 */
export async function findUnreached(
  database: Database,
  tenant: TenantId,
  now: Temporal.Instant,
): Promise<FirstRows<UndeliveredInvoice>> {
  const dayAgo = sql`${now.subtract({ hours: 24 })}::timestamptz`;
  const { rows } = await sql<UndeliveredInvoice & Total>`
    select delivery.company_id as "companyId", invoice.company_name as "companyName", invoice.id,
           invoice.number as "invoiceNumber", delivery.way, failure, tries, tried_at as "triedAt",
           case when delivery.way is null then 'NO_ADDRESS' when refused_at is not null then 'REFUSED'
                when sent_at is null then 'WAITING' else 'UNCONFIRMED' end as reason,
           array_remove(array[
             case when exists (
               select from companies.invoice_recipient recipient
                where recipient.company_id = delivery.company_id and reached_by_ehf) then 'EHF' end,
             case when ${invoiceAddress} is not null then 'EMAIL' end], null) as "offeredWays",
           count(*) over ()::int as total
      from invoices.delivery
      join invoices.invoice on invoice.company_id = delivery.company_id and invoice.id = invoice_id
      join agreements.agreement
        on agreement.company_id = invoice.company_id and agreement.id = invoice.agreement_id
     where delivery.tenant = ${tenant}
       and (sent_at is null and (delivery.way is null or refused_at is not null or issued_at < ${dayAgo})
         or ask_at is not null and sent_at < ${dayAgo})
     order by invoice.number desc limit ${maxRows}`.execute(tablesOf(database));
  const [{ total } = { total: 0 }] = rows;
  return {
    count: total,
    first: rows.map(({ total: _total, offeredWays, ...row }) => ({
      ...row,
      // One that is still tried is not sent a second time.
      offeredWays: row.reason === 'WAITING' ? [] : offeredWays,
    })),
  };
}
