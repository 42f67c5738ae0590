import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type FileRow = { readonly tenant: TenantId; readonly fileId: number; readonly row: number };

/** The known payment that a row of a file was taken for. The numbers are locked. */
export const findPaymentOfRepeatedRow = (tx: Transaction, { tenant, fileId, row }: FileRow) =>
  tablesOf(tx)
    .selectFrom('invoices.repeated_payment as repeated')
    .innerJoin('invoices.bank_payment as payment', (join) =>
      join
        .onRef('payment.tenant', '=', 'repeated.tenant')
        .onRef('payment.id', '=', 'repeated.payment_id'),
    )
    .selectAll('payment')
    .where('repeated.tenant', '=', tenant)
    .where('repeated.file_id', '=', fileId)
    .where('repeated.file_row', '=', row)
    .executeTakeFirst();

/** Whether a row of a file is a payment of its own. */
export async function hasOwnPayment(
  tx: Transaction,
  { tenant, fileId, row }: FileRow,
): Promise<boolean> {
  const payment = await tablesOf(tx)
    .selectFrom('invoices.bank_payment')
    .select('id')
    .where('tenant', '=', tenant)
    .where('file_id', '=', fileId)
    .where('file_row', '=', row)
    .executeTakeFirst();
  return payment !== undefined;
}

/** Keys of the payments of the same day and amount. */
export async function keysOfLikePayments(
  tx: Transaction,
  {
    tenant,
    paid_on,
    amount_ore,
  }: { tenant: string; paid_on: Temporal.PlainDate; amount_ore: number },
): Promise<string[]> {
  const rows = await tablesOf(tx)
    .selectFrom('invoices.bank_payment')
    .select('bank_reference')
    .where('tenant', '=', tenant)
    .where('paid_on', '=', paid_on)
    .where('amount_ore', '=', amount_ore)
    .execute();
  return rows.map(({ bank_reference }) => bank_reference);
}

/** The row is no repeated one any more. */
export async function removeRepeatedRow(
  tx: Transaction,
  { tenant, fileId, row }: FileRow,
): Promise<void> {
  await tablesOf(tx)
    .deleteFrom('invoices.repeated_payment')
    .where('tenant', '=', tenant)
    .where('file_id', '=', fileId)
    .where('file_row', '=', row)
    .execute();
  await tablesOf(tx)
    .updateTable('invoices.payment_file')
    .set({ repeated: sql`repeated - 1` })
    .where('tenant', '=', tenant)
    .where('id', '=', fileId)
    .execute();
}
