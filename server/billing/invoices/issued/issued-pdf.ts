import type { Database } from '#platform/db/database.ts';
import type { EmailAttachment } from '#platform/integrations/email/email.public.ts';
import type { DocumentKey } from '#billing/invoices/delivery/delivery.store.ts';
import { invoicePdf } from '#billing/invoices/documents/invoice-pdf.ts';
import { documentName } from './document-file.ts';
import { issuedDocument } from './issued-document.ts';
import { issuedRow } from './issued-row.query.ts';

/** The PDF of an issued document in Norwegian: the language of the address for invoices is not known. */
export async function issuedPdf(
  database: Database,
  { tenant, companyId, invoiceId }: DocumentKey,
): Promise<EmailAttachment> {
  const row = await issuedRow(database, { tenant, companyId, id: invoiceId });
  const document = await issuedDocument(database, row, { tenant, language: 'nb' });
  return {
    name: documentName(document, 'pdf'),
    type: 'application/pdf',
    content: await invoicePdf(document, tenant),
  };
}
