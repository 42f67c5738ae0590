import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * The e-mail address for invoices of `agreement`: its own, else that of the company, else the first that the company has for
 * another agreement.
 */
export const invoiceAddress: RawBuilder<string | null> = sql`
  coalesce(agreement.email_for_invoice_preview, (
    select recipient.email from companies.invoice_recipient recipient
     where recipient.company_id = agreement.company_id), (
    select other.email_for_invoice_preview from agreements.agreement other
     where other.company_id = agreement.company_id and ${isLiveAgreement('other')}
       and other.email_for_invoice_preview is not null
     order by other.id limit 1))`;

/** How invoices of `agreement` go, as the rule `invoiceWay` says it; null for nobody. */
export const wayOfInvoices: RawBuilder<InvoiceWay | null> = sql`
  case when exists (
         select from companies.invoice_recipient recipient
          where recipient.company_id = agreement.company_id and recipient.reached_by_ehf
            and recipient.way is distinct from 'EMAIL') then 'EHF'
       when ${invoiceAddress} is not null then 'EMAIL' end`;

/** How an invoice goes, and its address; an address alone says nothing about the way. */
export type InvoiceRecipient = { readonly way: InvoiceWay | null; readonly email: string | null };

export async function invoiceRecipientOf(
  tx: Transaction,
  { companyId, agreementId }: { readonly companyId: number; readonly agreementId: number },
): Promise<InvoiceRecipient> {
  const row = await tablesOf(tx)
    .selectFrom('agreements.agreement as agreement')
    .select([invoiceAddress.as('email'), wayOfInvoices.as('way')])
    .where('agreement.company_id', '=', companyId)
    .where('agreement.id', '=', agreementId)
    .executeTakeFirst();
  return row ?? { way: null, email: null };
}
