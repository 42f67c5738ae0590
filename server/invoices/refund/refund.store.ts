import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type NewRefund = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly invoiceId: number;
  readonly line: { readonly id: number; readonly month: Temporal.PlainDate };
  readonly amountOre: number;
  readonly vatOre: number;
  readonly description: string | null;
  readonly refundedBy: number;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

export type CreditNote = { readonly id: number; readonly invoiceNumber: number };

/** Makes the credit note of a refund with the next number. The numbers are locked. */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<CreditNote> {
  const { tenant, companyId, invoiceId, amountOre, vatOre, today, now } = refund;
  const { rows } = await sql<CreditNote>`
    with counted as (
      update invoices.counter set last_number = last_number + 1 where tenant = ${tenant}
      returning last_number
    ), credit_note as (
      insert into invoices.invoice (
        tenant, company_id, kind, number, credited_invoice_id, agreement_id, agreement_subtype,
        customer_number, company_name, organisation_number, bill_address, reference, invoice_date,
        due_date, first_month, last_month, kid, line_count, ticket_count, total_ore, vat_ore, issued_at)
      select tenant, company_id, 'credit-note', last_number, id, agreement_id, agreement_subtype,
             customer_number, company_name, organisation_number, bill_address, reference,
             ${today}::date, ${today}::date, ${refund.line.month}::date, ${refund.line.month}::date, kid,
             1, 0, ${-amountOre}::bigint, ${-vatOre}::bigint, ${now}::timestamptz
        from invoices.invoice cross join counted
       where company_id = ${companyId} and id = ${invoiceId}
      returning id, number
    ), refunded as (
      insert into invoices.refund (tenant, company_id, credit_note_id, invoice_id, line_id, amount_ore,
                                   vat_ore, description, refunded_by, refunded_at)
      select ${tenant}, ${companyId}::bigint, id, ${invoiceId}::bigint, ${refund.line.id}::bigint,
             ${amountOre}::bigint, ${vatOre}::bigint, ${refund.description}::text,
             ${refund.refundedBy}::bigint, ${now}::timestamptz
        from credit_note
    )
    select id, number as "invoiceNumber" from credit_note`.execute(tablesOf(tx));
  const [creditNote] = rows;
  if (!creditNote) throw new Error(`invoice ${invoiceId} is gone`);
  return creditNote;
}
