import { downloadInvoicePdf } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import { getPdfLink as route } from '@takst/contract/billing/invoices/documents/get-pdf-link.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findOpenedInvoice } from '#billing/invoices/invoice/invoice.query.ts';

/** The link is a route with the session, so it opens nothing for users who may not see the invoice. */
export const getPdfLink = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const invoice = await findOpenedInvoice(database, scope, params.id);
    if (!invoice) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    return {
      reply: { pdfLink: downloadInvoicePdf.path.replace('{invoiceId}', String(invoice.id)) },
    };
  });
