import { downloadEInvoice as route } from '@takst/contract/billing/invoices/documents/download-e-invoice.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveDownload } from '#platform/http/serve.ts';
import { eInvoice } from '#billing/invoices/documents/e-invoice.ts';
import { documentFile, collectInTurns } from './document-file.ts';
import { findIssuedDocument } from './issued-document.ts';

export const downloadEInvoice = (database: Database) =>
  serveDownload(route, async ({ scope, params: { invoiceId: id }, language }) => {
    const document = await findIssuedDocument(database, { scope, id, language });
    if (!document) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    return documentFile(document, 'xml', await collectInTurns(eInvoice(document)));
  });
