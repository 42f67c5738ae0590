import { route } from '#route.ts';
import { invoice } from './invoice.schema.ts';
import { opensInvoices } from './opens-invoices.ts';

export const getInvoice = route({
  method: 'GET',
  path: '/api/invoice/by-invoice-id/{id}',
  summary: 'One invoice or credit note with its lines',
  needs: opensInvoices,
  reply: invoice,
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
});
