import { route } from '#platform/calls/route.ts';
import { opensInvoices } from '../opens-invoices.ts';
import { invoiceBase } from './invoice-base.schema.ts';

export const getInvoiceBase = route({
  method: 'GET',
  path: '/invoice-admin-api/invoice-base/{baseId}',
  summary: 'The invoice base of one agreement and month with its lines',
  needs: opensInvoices,
  reply: invoiceBase,
  refusals: { INVOICE_BASE_NOT_FOUND: { status: 404 } },
});
