import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { LineRow } from '#billing/invoices/invoice/line.query.ts';

export type NewRefund = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly invoiceId: number;
  readonly line: Pick<LineRow, 'id' | 'periodStart' | 'periodEnd'>;
  readonly amountOre: number;
  readonly description: string | null;
  /** Null where no user of the portal asked for it. */
  readonly refundedBy: number | null;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

export type CreditNote = { readonly id: number; readonly invoiceNumber: number };

/** Makes the credit note of a refund with the next number. The numbers are locked. */
export async function insertCreditNote(tx: Transaction, refund: NewRefund): Promise<CreditNote> {
  const { tenant, companyId, invoiceId, amountOre, today, now } = refund;
  const { periodStart, periodEnd } = refund.line;
  const { rows } = await sql<CreditNote>`
    with counted as (
      update invoices.counter set last_number = last_number + 1 where tenant = ${tenant}
      returning last_number
    )
    insert into invoices.invoice (
      tenant, company_id, kind, number, credited_invoice_id, agreement_id, agreement_subtype,
      customer_number, company_name, organisation_number, bill_address, reference, invoice_date,
      due_date, period_start, period_end, kid, line_count, ticket_count, total_ore, issued_at)
    select tenant, company_id, 'credit-note', last_number, id, agreement_id, agreement_subtype,
           customer_number, company_name, organisation_number, bill_address, reference,
           ${today}::date, ${today}::date, ${periodStart}::date, ${periodEnd}::date, kid, 1, 0,
           ${-amountOre}::bigint, ${now}::timestamptz
      from invoices.invoice cross join counted
     where company_id = ${companyId} and id = ${invoiceId}
    returning id, number as "invoiceNumber"`.execute(tablesOf(tx));
  const [creditNote] = rows;
  if (!creditNote) throw new Error(`invoice ${invoiceId} is gone`);
  return creditNote;
}

/** Writes what was refunded of a line; one of nothing is on no credit note. */
export const insertRefund = (tx: Transaction, refund: NewRefund, creditNote: CreditNote | null) =>
  tablesOf(tx)
    .insertInto('invoices.refund')
    .values({
      tenant: refund.tenant,
      company_id: refund.companyId,
      credit_note_id: creditNote?.id ?? null,
      invoice_id: refund.invoiceId,
      line_id: refund.line.id,
      amount_ore: refund.amountOre,
      description: refund.description,
      refunded_by: refund.refundedBy,
      refunded_at: refund.now,
    })
    .execute();
