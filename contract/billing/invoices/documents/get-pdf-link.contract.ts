import * as z from 'zod/mini';
import { opensInvoices } from '#billing/invoices/opens-invoices.ts';
import { route } from '#platform/calls/route.ts';

export const getPdfLink = route({
  method: 'GET',
  path: '/api/invoice/pdf/{id}',
  summary:
    'Where the PDF of an invoice or a credit note is; it opens to whoever may see the invoice',
  needs: opensInvoices,
  // A path of the portal, and no public link (spec 2 §7).
  reply: z.object({ pdfLink: z.string() }),
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
});
