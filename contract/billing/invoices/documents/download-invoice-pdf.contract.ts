import * as z from 'zod/mini';
import { opensInvoices } from '#billing/invoices/opens-invoices.ts';
import { route } from '#platform/calls/route.ts';

export const downloadInvoicePdf = route({
  method: 'GET',
  path: '/api/invoice/pdf/{invoiceId}/file',
  summary: 'An invoice or a credit note as PDF, in the language of who asks; it names no person',
  needs: opensInvoices,
  download: 'application/pdf',
  reply: z.string(),
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
});
