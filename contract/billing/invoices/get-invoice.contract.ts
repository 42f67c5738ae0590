import { route } from '#platform/calls/route.ts';
import { invoiceDetails } from './invoice.schema.ts';
import { opensInvoices } from './opens-invoices.ts';

export const getInvoice = route({
  method: 'GET',
  path: '/api/invoice/by-invoice-id/{id}',
  summary: 'One invoice or credit note with its lines, and what was set off or paid out',
  needs: opensInvoices,
  reply: invoiceDetails,
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
});
