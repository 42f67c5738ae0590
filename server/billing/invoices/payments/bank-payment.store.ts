import type { PaymentFormat } from '@takst/domain/billing/invoices/payments/bank-payment.ts';
import type { DecidedPayment } from '@takst/domain/billing/invoices/payments/match-payment.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

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

/** Which payments of earlier files some keys are of. */
export async function knownPayments(
  tx: Transaction,
  tenant: TenantId,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select bank_reference as key, id from invoices.bank_payment
     where tenant = ${tenant} and bank_reference = any(${sql.val([...keys])}::text[])`.execute(
    tablesOf(tx),
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

export type RepeatedRow = { readonly row: number; readonly paymentId: number };

/** Saves which rows of a file an earlier file had, for the page of payments. */
export async function insertRepeatedRows(
  tx: Transaction,
  { tenant, fileId }: Pick<FileKey, 'tenant' | 'fileId'>,
  rows: readonly RepeatedRow[],
): Promise<void> {
  await sql`
    insert into invoices.repeated_payment (tenant, file_id, file_row, payment_id)
    select ${tenant}, ${fileId}::bigint, "row", "paymentId"
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
             as given ("row" integer, "paymentId" bigint)`.execute(tablesOf(tx));
}

type FileKey = {
  readonly tenant: TenantId;
  readonly fileId: number;
  readonly userId: number;
  readonly now: Temporal.Instant;
};

const asRow = ({ payment, invoice, reason }: DecidedPayment) => ({
  key: payment.key,
  account: payment.account,
  file_row: payment.row,
  amount_ore: payment.amountOre,
  paid_on: payment.paidOn,
  kid: payment.kid,
  // The name of the payer is only needed to find the invoice.
  payer: reason === null ? null : payment.payer,
  reason,
  company_id: reason === null ? invoice?.companyId : null,
  invoice_id: reason === null ? invoice?.id : null,
});

/** Stores payments that no earlier file had, and registers those that are decided to be. The numbers are locked. */
export async function insertPayments(
  tx: Transaction,
  { tenant, fileId, userId, now }: FileKey,
  payments: readonly DecidedPayment[],
): Promise<void> {
  await sql`
    with given as materialized (
      select given.*, case when invoice_id is not null then nextval('invoices.payment_id_seq') end as payment_id
        from jsonb_to_recordset(${JSON.stringify(payments.map(asRow))}::text::jsonb) as given (
             key text, account text, file_row integer, amount_ore bigint, paid_on date, kid text, payer text,
             reason text, company_id bigint, invoice_id bigint)
    ), registered as (
      insert into invoices.payment (id, tenant, company_id, invoice_id, amount_ore, paid_on, bank_reference,
                                    registered_by, registered_at)
      overriding system value
      select payment_id, ${tenant}, company_id, invoice_id, amount_ore, paid_on, key, ${userId}::bigint,
             ${now}::timestamptz
        from given where invoice_id is not null
    )
    insert into invoices.bank_payment (tenant, file_id, bank_reference, account, file_row, amount_ore, paid_on, kid,
                                       payer, reason, payment_id)
    select ${tenant}, ${fileId}::bigint, key, account, file_row, amount_ore, paid_on, kid, payer, reason, payment_id
      from given`.execute(tablesOf(tx));
}

type PaymentKey = { readonly tenant: TenantId; readonly id: number };

/** A payment, locked, with the invoice that it is registered on. */
export const lockBankPayment = (tx: Transaction, { tenant, id }: PaymentKey) =>
  tablesOf(tx)
    .selectFrom('invoices.bank_payment as payment')
    .leftJoin('invoices.payment as registered', 'registered.id', 'payment.payment_id')
    .selectAll('payment')
    .select(['registered.company_id', 'registered.invoice_id'])
    .where('payment.tenant', '=', tenant)
    .where('payment.id', '=', id)
    .forUpdate('payment')
    .executeTakeFirst();

export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockBankPayment>>>;

type Registration = {
  readonly payment: LockedPayment;
  readonly invoice: { readonly companyId: number; readonly id: number };
  readonly userId: number;
  readonly now: Temporal.Instant;
};

/** Registers a payment on an invoice that somebody has found for it; nobody needs the payer after that. */
export async function registerByHand(tx: Transaction, registration: Registration): Promise<void> {
  const { payment, invoice, userId, now } = registration;
  const { id } = await tablesOf(tx)
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
    .returning('id')
    .executeTakeFirstOrThrow();
  await tablesOf(tx)
    .updateTable('invoices.bank_payment')
    .set({ payer: null, set_aside_at: null, set_aside_by: null, note: null, payment_id: id })
    .where('tenant', '=', payment.tenant)
    .where('id', '=', payment.id)
    .execute();
}

/** Takes the registration of a payment back by a row of its own; the payment waits again. */
export async function undoRegistration(
  tx: Transaction,
  { payment, userId, now }: Omit<Registration, 'invoice'>,
): Promise<void> {
  await sql`
    insert into invoices.payment (tenant, company_id, invoice_id, amount_ore, paid_on, bank_reference, registered_by,
                                  registered_at, takes_back)
    select tenant, company_id, invoice_id, -amount_ore, paid_on, bank_reference, ${userId}::bigint,
           ${now}::timestamptz, id
      from invoices.payment where id = ${payment.payment_id}`.execute(tablesOf(tx));
  await tablesOf(tx)
    .updateTable('invoices.bank_payment')
    .set({ payment_id: null, reason: 'MOVED_BACK' })
    .where('tenant', '=', payment.tenant)
    .where('id', '=', payment.id)
    .execute();
}

type PutAside = PaymentKey & {
  readonly note: string;
  readonly userId: number;
  readonly now: Temporal.Instant;
};

export async function saveSetAside(tx: Transaction, change: PutAside): Promise<void> {
  await tablesOf(tx)
    .updateTable('invoices.bank_payment')
    .set({ note: change.note, set_aside_by: change.userId, set_aside_at: change.now })
    .where('tenant', '=', change.tenant)
    .where('id', '=', change.id)
    .execute();
}
