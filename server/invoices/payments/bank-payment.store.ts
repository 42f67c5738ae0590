import type { BankPayment, PaymentFormat } from '@takst/domain/invoices/payments/bank-payment.ts';
import { refuseKid } from '@takst/domain/invoices/payments/match-payment.rules.ts';
import { readKid } from '@takst/domain/invoices/kid.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type NewPaymentFile = {
  readonly tenant: TenantId;
  readonly name: string;
  readonly format: PaymentFormat;
  readonly digest: string;
  readonly userId: number;
  readonly now: Temporal.Instant;
};

/** Stores what a file is; null when the same one was imported before. */
export async function insertPaymentFile(
  tx: Transaction,
  file: NewPaymentFile,
  payments: { count: number; repeated: number; totalOre: number },
): Promise<number | null> {
  const row = await tablesOf(tx)
    .insertInto('invoices.payment_file')
    .values({
      tenant: file.tenant,
      name: file.name,
      format: file.format,
      digest: file.digest,
      payments: payments.count,
      repeated: payments.repeated,
      total_ore: payments.totalOre,
      imported_by: file.userId,
      imported_at: file.now,
    })
    .onConflict((conflict) => conflict.constraint('payment_file_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The file of the same bytes that was imported before. */
export async function findPaymentFile(
  tx: Transaction,
  tenant: TenantId,
  digest: string,
): Promise<number | null> {
  const row = await tablesOf(tx)
    .selectFrom('invoices.payment_file')
    .select('id')
    .where('tenant', '=', tenant)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Which of some references of the bank are known from an earlier file. */
export async function knownReferences(
  tx: Transaction,
  tenant: TenantId,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ reference: string }>`
    select bank_reference as reference from invoices.bank_payment
     where tenant = ${tenant} and bank_reference = any(${sql.val([...references])}::text[])`.execute(
    tablesOf(tx),
  );
  return new Set(rows.map(({ reference }) => reference));
}

export type ReferencedPayment = BankPayment & { readonly reference: string };

export type RegisteredPayment = {
  readonly companyId: number;
  readonly invoiceNumber: number;
  readonly amountOre: number;
};

type FileKey = {
  readonly tenant: TenantId;
  readonly fileId: number;
  readonly userId: number;
  readonly now: Temporal.Instant;
};

const asRow = ({ reference, amountOre, paidOn, kid, payer }: ReferencedPayment) => {
  const key = kid === null ? null : readKid(kid);
  return {
    reference,
    amount_ore: amountOre,
    paid_on: paidOn,
    kid,
    payer,
    company_id: key?.companyId ?? null,
    number: key?.invoiceNumber ?? null,
    reason: refuseKid(kid),
  };
};

/**
 * Stores payments that no earlier file had, and registers those whose KID names an invoice of the operator. What is
 * reversed takes back what was paid, this file's own payments included, and no more. The numbers are locked.
 */
export async function registerPayments(
  tx: Transaction,
  { tenant, fileId, userId, now }: FileKey,
  payments: readonly ReferencedPayment[],
): Promise<RegisteredPayment[]> {
  const { rows } = await sql<RegisteredPayment>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(payments.map(asRow))}::text::jsonb) as payment (
        reference text, amount_ore bigint, paid_on date, kid text, payer text, company_id bigint,
        number bigint, reason text)
    ), known as (
      select given.*, invoice.id as invoice_id,
             sum(given.amount_ore) over (partition by invoice.id)
               + coalesce((select sum(amount_ore) from invoices.payment
                            where payment.company_id = invoice.company_id
                              and payment.invoice_id = invoice.id), 0) as paid_ore
        from given
        left join invoices.invoice
          on invoice.tenant = ${tenant} and invoice.number = given.number
         and invoice.company_id = given.company_id and invoice.kind = 'invoice'
    ), decided as materialized (
      select *, coalesce(reason, case when invoice_id is null then 'INVOICE_NOT_FOUND'
                                      when amount_ore < 0 and paid_ore < 0 then 'NOTHING_TO_REVERSE' end) as obstacle
        from known
    ), stored as (
      insert into invoices.bank_payment (tenant, file_id, bank_reference, amount_ore, paid_on, kid, payer, reason)
      select ${tenant}, ${fileId}::bigint, reference, amount_ore, paid_on, kid,
             case when obstacle is not null then payer end, obstacle
        from decided
    ), registered as (
      insert into invoices.payment (tenant, company_id, invoice_id, amount_ore, paid_on, bank_reference,
                                    registered_by, registered_at)
      select ${tenant}, company_id, invoice_id, amount_ore, paid_on, reference, ${userId}::bigint,
             ${now}::timestamptz
        from decided where obstacle is null
    )
    select company_id as "companyId", number as "invoiceNumber", amount_ore as "amountOre"
      from decided where obstacle is null`.execute(tablesOf(tx));
  return rows;
}

type PaymentKey = { readonly tenant: TenantId; readonly id: number };

/** A payment, locked. */
export const takeBankPayment = (tx: Transaction, { tenant, id }: PaymentKey) =>
  tablesOf(tx)
    .selectFrom('invoices.bank_payment as payment')
    .selectAll('payment')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoices.payment as registered')
          .select('registered.id')
          .whereRef('registered.tenant', '=', 'payment.tenant')
          .whereRef('registered.bank_reference', '=', 'payment.bank_reference'),
      ).as('is_registered'),
    )
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate('payment')
    .executeTakeFirst();

type TakenPayment = NonNullable<Awaited<ReturnType<typeof takeBankPayment>>>;

type Registration = {
  readonly payment: TakenPayment;
  readonly invoice: { readonly companyId: number; readonly id: number };
  readonly userId: number;
  readonly now: Temporal.Instant;
};

/** Registers a payment on an invoice that somebody has found for it; nobody needs the payer after that. */
export async function registerByHand(tx: Transaction, registration: Registration): Promise<void> {
  const { payment, invoice, userId, now } = registration;
  await tablesOf(tx)
    .insertInto('invoices.payment')
    .values({
      tenant: payment.tenant,
      company_id: invoice.companyId,
      invoice_id: invoice.id,
      amount_ore: payment.amount_ore,
      paid_on: payment.paid_on,
      bank_reference: payment.bank_reference,
      registered_by: userId,
      registered_at: now,
    })
    .execute();
  await tablesOf(tx)
    .updateTable('invoices.bank_payment')
    .set({ payer: null, set_aside_at: null, set_aside_by: null, note: null })
    .where('tenant', '=', payment.tenant)
    .where('id', '=', payment.id)
    .execute();
}

type SettingAside = PaymentKey & {
  readonly note: string;
  readonly userId: number;
  readonly now: Temporal.Instant;
};

export async function saveSetAside(tx: Transaction, setting: SettingAside): Promise<void> {
  await tablesOf(tx)
    .updateTable('invoices.bank_payment')
    .set({ note: setting.note, set_aside_by: setting.userId, set_aside_at: setting.now })
    .where('tenant', '=', setting.tenant)
    .where('id', '=', setting.id)
    .execute();
}
