import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { scopeWith } from '#platform/scope/authorise.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { lastInvoice } from './last-invoice.query.ts';
import { vatOfInvoice } from './vat.query.ts';

export const refundedOre = sql<number>`
  coalesce((select sum(amount_ore) from invoices.refund
             where refund.company_id = invoice.company_id and refund.invoice_id = invoice.id), 0)::bigint`;
/** Credits that were set off against an invoice are paid of it, and those that it had are no longer (docs/decisions/0063). */
export const paidOre = sql<number>`(
  coalesce((select sum(amount_ore) from invoices.payment
             where payment.company_id = invoice.company_id and payment.invoice_id = invoice.id), 0)
  + coalesce((select sum(amount_ore) from invoices.settlement
               where settlement.company_id = invoice.company_id
                 and settlement.set_off_invoice_id = invoice.id), 0)
  - coalesce((select sum(amount_ore) from invoices.settlement
               where settlement.company_id = invoice.company_id
                 and settlement.invoice_id = invoice.id), 0))::bigint`;

/** What was refunded and paid of an invoice. */
export const amountsOfInvoice = sql`${refundedOre} as refunded_ore, ${paidOre} as paid_ore`;

/** Invoices or credit notes with what was refunded and paid of them, and their VAT. */
export const invoicesWhere = (source: Database | Transaction, condition: RawBuilder<SqlBool>) =>
  tablesOf(source)
    .selectFrom('invoices.invoice as invoice')
    .selectAll('invoice')
    .select([refundedOre.as('refunded_ore'), paidOre.as('paid_ore'), vatOfInvoice.as('vat_ore')])
    .where(condition)
    .$narrowType<{ agreement_subtype: AgreementSubtype; kind: 'invoice' | 'credit-note' }>();

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/**
 * Any service of a company opens its invoices. A global role that opens a service everywhere opens those of the
 * companies that have it.
 */
export function openedByServices(scope: Scope, table: string): RawBuilder<SqlBool> {
  const conditions = Object.values(ticketServiceAccess).map(({ feature, agreementSubtypes }) => {
    const subtypes = sql.val([...agreementSubtypes]);
    return sql<SqlBool>`(${withinScope(scopeWith(scope, feature), table)} and exists (
      select from agreements.agreement
       where agreement.company_id = ${sql.ref(`${table}.company_id`)} and ${isLiveAgreement('agreement')}
         and agreement.subtype = any(${subtypes}::text[])))`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** An invoice that a service of its company opens; undefined when it is out of reach. */
export const findOpenedInvoice = (source: Database | Transaction, scope: Scope, id: number) =>
  invoicesWhere(
    source,
    sql<SqlBool>`${openedByServices(scope, 'invoice')} and invoice.id = ${id}`,
  ).executeTakeFirst();

/** The last invoice of the same agreement before one that a service opens; undefined when there is none. */
export const findLastInvoice = (source: Database | Transaction, scope: Scope, id: number) =>
  invoicesWhere(
    source,
    sql<SqlBool>`invoice.id = (
      select before.id
        from invoices.invoice as opened, lateral (${lastInvoice(sql.ref('opened'))}) as before
       where ${openedByServices(scope, 'opened')} and opened.id = ${id})
      and ${openedByServices(scope, 'invoice')}`,
  ).executeTakeFirst();

/** Undefined when it is out of reach. */
const findInvoice = (source: Database | Transaction, scope: Scope, id: number) =>
  invoicesWhere(
    source,
    sql<SqlBool>`${withinScope(scope, 'invoice')} and invoice.id = ${id}`,
  ).executeTakeFirst();

/** The invoices over periods of an agreement that begin in a month. */
export const invoicesOfMonth = (
  source: Database,
  scope: Scope,
  { agreementId, month }: { readonly agreementId: number; readonly month: Temporal.PlainDate },
) =>
  invoicesWhere(
    source,
    sql<SqlBool>`${withinScope(scope, 'invoice')} and exists (
      select from invoices.invoiced_period invoiced
       where invoiced.company_id = invoice.company_id and invoiced.agreement_id = ${agreementId}
         and invoiced.period_start between ${month}::date and ${lastOfMonth(month)}::date
         and invoiced.invoice_id = invoice.id)`,
  ).execute();
