import { type RawBuilder, sql } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Where invoices of `agreement` go: its own address, else the first that the company has for another one. */
export const invoiceAddress: RawBuilder<string | null> = sql`
  coalesce(agreement.email_for_invoice_preview, (
    select other.email_for_invoice_preview from agreements.agreement other
     where other.company_id = agreement.company_id and ${isLiveAgreement('other')}
       and other.email_for_invoice_preview is not null
     order by other.id limit 1))`;

/** Null when the company has set none. */
export async function invoiceAddressOf(
  tx: Transaction,
  { companyId, agreementId }: { readonly companyId: number; readonly agreementId: number },
): Promise<string | null> {
  const row = await tablesOf(tx)
    .selectFrom('agreements.agreement as agreement')
    .select(invoiceAddress.as('address'))
    .where('agreement.company_id', '=', companyId)
    .where('agreement.id', '=', agreementId)
    .executeTakeFirst();
  return row?.address ?? null;
}
