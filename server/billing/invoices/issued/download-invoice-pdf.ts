import { downloadInvoicePdf as route } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveDownload } from '#platform/http/serve.ts';
import { invoicePdf } from '#billing/invoices/documents/invoice-pdf.ts';
import { documentFile } from './document-file.ts';
import { findIssuedDocument } from './issued-document.ts';

export const downloadInvoicePdf = (database: Database) =>
  serveDownload(route, async ({ scope, params: { invoiceId: id }, language }) => {
    const document = await findIssuedDocument(database, { scope, id, language });
    if (!document) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    return documentFile(document, 'pdf', [await invoicePdf(document, scope.tenant)]);
  });
