import * as z from 'zod/mini';
import { opensInvoices } from '#billing/invoices/opens-invoices.ts';
import { route } from '#platform/calls/route.ts';

export const downloadEInvoice = route({
  method: 'GET',
  path: '/api/invoice/ehf/{invoiceId}',
  summary:
    'An invoice or a credit note as EHF (Peppol BIS Billing 3.0), in the language of who asks; it names no person',
  needs: opensInvoices,
  download: 'application/xml',
  reply: z.string(),
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
});
