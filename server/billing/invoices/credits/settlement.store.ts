import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql, type SqlBool } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { openCredits } from './credit.query.ts';

export type SetOff = {
  readonly companyId: number;
  /** Whose credit it was, and what it is set off against: their numbers. */
  readonly invoiceNumber: number;
  readonly setOffNumber: number;
  readonly setOffInvoiceId: number;
  readonly amountOre: number;
};

type SetOffRequest = {
  readonly tenant: TenantId;
  /** Those that were just issued. */
  readonly invoices: readonly { readonly id: number; readonly companyId: number }[];
  readonly now: Temporal.Instant;
};

/**
 * Sets what companies have to their credit off against the new invoices of the same agreements, the oldest first. The
 * twin of `setOff`. The numbers are locked, as they are while a credit arises or is paid out.
 */
export async function setOffCredits(
  tx: Transaction,
  { tenant, invoices, now }: SetOffRequest,
): Promise<readonly SetOff[]> {
  if (invoices.length === 0) return [];
  const companies = sql`${sql.val(invoices.map(({ companyId }) => companyId))}::bigint[]`;
  const { rows } = await sql<SetOff>`
    with issued as materialized (
      select company_id, agreement_id, id, number,
             total_ore - coalesce((
               select sum(amount_ore) from invoices.refund
                where refund.company_id = invoice.company_id and refund.invoice_id = invoice.id), 0) as total_ore
        from invoices.invoice
       where company_id = any(${companies}) and id = any(${sql.val(invoices.map(({ id }) => id))}::bigint[])
    ), credit as materialized (
      select open.*, issued.id as set_off_invoice_id, issued.number as set_off_number, total_ore,
             sum(credit_ore) over (partition by open.company_id, open.agreement_id order by invoice_id)
               - credit_ore as before_ore
        from (${openCredits(sql<SqlBool>`row.company_id = any(${companies})`)}) as open
        join issued using (company_id, agreement_id)
    ), settled as (
      insert into invoices.settlement (tenant, company_id, invoice_id, amount_ore, set_off_invoice_id, settled_at)
      select ${tenant}, company_id, invoice_id, least(credit_ore, total_ore - before_ore), set_off_invoice_id,
             ${now}::timestamptz
        from credit where before_ore < total_ore
      returning company_id, invoice_id, set_off_invoice_id, amount_ore
    )
    select settled.company_id as "companyId", invoice.number as "invoiceNumber", set_off_number as "setOffNumber",
           settled.set_off_invoice_id as "setOffInvoiceId", settled.amount_ore as "amountOre"
      from settled
      join credit using (company_id, invoice_id, set_off_invoice_id)
      join invoices.invoice on invoice.company_id = settled.company_id and invoice.id = settled.invoice_id
     order by invoice.number`.execute(tablesOf(tx));
  return rows;
}

type CreditedInvoice = {
  readonly companyId: number;
  readonly number: number;
  readonly invoiceDate: Temporal.PlainDate;
  readonly creditOre: number;
};

/** An invoice of an operator with what is left of its credit; undefined when there is no such invoice. */
export async function findCredit(
  tx: Transaction,
  { tenant, id }: { readonly tenant: TenantId; readonly id: number },
): Promise<CreditedInvoice | undefined> {
  const { rows } = await sql<CreditedInvoice>`
    with found as materialized (
      select company_id, id, number, invoice_date from invoices.invoice
       where tenant = ${tenant} and id = ${id} and kind = 'invoice'
    )
    select company_id as "companyId", number, invoice_date as "invoiceDate",
           coalesce((select credit_ore
                       from (${openCredits(
                         sql<SqlBool>`row.company_id = (select company_id from found) and row.invoice_id = ${id}`,
                       )}) as open), 0)::bigint as "creditOre"
      from found`.execute(tablesOf(tx));
  return rows[0];
}

export type PayOut = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly invoiceId: number;
  readonly amountOre: number;
  readonly paidOutOn: Temporal.PlainDate;
  readonly note: string;
  readonly userId: number;
  readonly now: Temporal.Instant;
};

/** Writes that a credit was paid out, with a note beside it. */
export async function insertPayOut(tx: Transaction, payOut: PayOut): Promise<void> {
  const { tenant, companyId: company_id, now } = payOut;
  const { id } = await tablesOf(tx)
    .insertInto('invoices.settlement')
    .values({
      tenant,
      company_id,
      invoice_id: payOut.invoiceId,
      amount_ore: payOut.amountOre,
      paid_out_on: payOut.paidOutOn,
      settled_by: payOut.userId,
      settled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tablesOf(tx)
    .insertInto('invoices.settlement_note')
    .values({ tenant, company_id, settlement_id: id, note: payOut.note, noted_at: now })
    .execute();
}
