import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { InvoiceRecipient } from '#billing/invoices/invoice/invoice-address.query.ts';
import type { IssuedInvoice } from '#billing/invoices/run/issue-invoices.store.ts';
import { type CreditNote, insertCreditNote, insertRefund } from './refund.store.ts';

/** What a service asks for when it gives back what a delivery cost. */
export type DeliveryCredit = {
  readonly tenant: TenantId;
  readonly companyId: number;
  /** The number of the delivery, as its line has it. */
  readonly relatedId: number;
  readonly description: string | null;
  /** Null where no user of the portal asks for it. */
  readonly creditedBy: number | null;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** The line of a delivery, and its invoice where it is on one. */
export type DeliveredLine = {
  readonly id: number;
  readonly agreementId: number;
  readonly periodStart: Temporal.PlainDate;
  readonly amountOre: number;
  readonly invoiceId: number | null;
  readonly invoiceNumber: number | null;
};

/** Undefined while the day of the delivery is open. */
export async function findDeliveredLine(
  tx: Transaction,
  { companyId, relatedId }: Pick<DeliveryCredit, 'companyId' | 'relatedId'>,
): Promise<DeliveredLine | undefined> {
  const { rows } = await sql<DeliveredLine>`
    select line.id, line.agreement_id as "agreementId", line.period_start as "periodStart",
           price_ore::bigint * quantity as "amountOre", invoice.id as "invoiceId",
           invoice.number as "invoiceNumber"
      from invoices.line
      left join invoices.invoiced_period invoiced
        on invoiced.company_id = line.company_id and invoiced.agreement_id = line.agreement_id
       and invoiced.period_start = line.period_start
      left join invoices.invoice
        on invoice.company_id = invoiced.company_id and invoice.id = invoiced.invoice_id
     where line.company_id = ${companyId} and line.related_id = ${relatedId}
       and line.period_end = line.period_start and line.product_type <> 'FEE'`.execute(
    tablesOf(tx),
  );
  return rows[0];
}

/** Notes the credit of a line that is on no invoice yet; false when it is credited already. */
export async function insertOwedCredit(
  tx: Transaction,
  credit: DeliveryCredit,
  line: DeliveredLine,
): Promise<boolean> {
  const inserted = await tablesOf(tx)
    .insertInto('invoices.owed_credit')
    .values({
      tenant: credit.tenant,
      company_id: credit.companyId,
      line_id: line.id,
      agreement_id: line.agreementId,
      period_start: line.periodStart,
      amount_ore: line.amountOre,
      description: credit.description,
      credited_by: credit.creditedBy,
      credited_at: credit.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('line_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A credit note of a line that was credited before it was invoiced. */
export type OwedCreditNote = InvoiceRecipient & {
  readonly companyId: number;
  readonly id: number;
  readonly invoiceNumber: number;
  readonly amountOre: number;
  readonly creditNote: CreditNote;
};

type OwedRow = {
  readonly companyId: number;
  readonly lineId: number;
  readonly invoiceId: number;
  readonly periodStart: Temporal.PlainDate;
  readonly amountOre: number;
  readonly description: string | null;
  readonly refundedBy: number | null;
  readonly now: Temporal.Instant;
};

type IssuedRequest = {
  readonly tenant: TenantId;
  /** Those that were just issued. */
  readonly invoices: readonly IssuedInvoice[];
  readonly today: Temporal.PlainDate;
};

/** Makes the credit notes of the lines of new invoices that were credited before. The numbers are locked. */
export async function creditOwed(
  tx: Transaction,
  { tenant, invoices, today }: IssuedRequest,
): Promise<readonly OwedCreditNote[]> {
  if (invoices.length === 0) return [];
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const companies = sql`${sql.val(invoices.map(({ companyId }) => companyId))}::bigint[]`;
  const { rows } = await sql<OwedRow>`
    select owed.company_id as "companyId", line_id as "lineId", invoice_id as "invoiceId",
           owed.period_start as "periodStart", amount_ore as "amountOre", description,
           credited_by as "refundedBy", credited_at as "now"
      from invoices.owed_credit owed
      join invoices.invoiced_period invoiced
        on invoiced.company_id = owed.company_id and invoiced.agreement_id = owed.agreement_id
       and invoiced.period_start = owed.period_start
     where owed.company_id = any(${companies}) and invoice_id = any(${sql.val([...byId.keys()])}::bigint[])
     order by line_id`.execute(tablesOf(tx));
  const notes: OwedCreditNote[] = [];
  for (const { lineId, periodStart, ...credit } of rows) {
    const line = { id: lineId, periodStart, periodEnd: periodStart };
    const refund = { ...credit, tenant, today, line };
    const creditNote = await insertCreditNote(tx, refund);
    await insertRefund(tx, refund, creditNote);
    const { companyId, amountOre, invoiceId } = credit;
    const invoice = byId.get(invoiceId);
    const { email = null, way = null, number: invoiceNumber = 0 } = invoice ?? {};
    const { id } = creditNote;
    notes.push({ companyId, id, email, way, invoiceNumber, amountOre, creditNote });
  }
  return notes;
}
