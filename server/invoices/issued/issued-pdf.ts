import { sql, type SqlBool } from 'kysely';
import type { Database } from '#db/database.ts';
import type { EmailAttachment } from '#integrations/email/email.port.ts';
import type { DocumentKey } from '#invoices/delivery/delivery.store.ts';
import { invoicePdf } from '#invoices/documents/invoice-pdf.ts';
import { invoicesWhere } from '#invoices/invoice.query.ts';
import { documentName } from './document-file.ts';
import { issuedDocument } from './issued-document.ts';

/** The PDF of an issued document in Norwegian: the language of the address for invoices is not known. */
export async function issuedPdf(
  database: Database,
  { tenant, companyId, invoiceId }: DocumentKey,
): Promise<EmailAttachment> {
  const isMeant = sql<SqlBool>`invoice.tenant = ${tenant} and invoice.company_id = ${companyId}
    and invoice.id = ${invoiceId}`;
  const row = await invoicesWhere(database, isMeant).executeTakeFirstOrThrow();
  const document = await issuedDocument(database, row, { tenant, language: 'nb' });
  return {
    name: documentName(document, 'pdf'),
    type: 'application/pdf',
    content: await invoicePdf(document, tenant),
  };
}
