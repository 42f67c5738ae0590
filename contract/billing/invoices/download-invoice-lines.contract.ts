import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { workbookOf } from '#platform/lists/workbook-of.ts';
import { opensInvoices } from './opens-invoices.ts';

export const downloadInvoiceLines = route({
  method: 'GET',
  path: '/api/invoice/csv/by-invoice-id/{invoiceId}',
  summary:
    'The lines of an invoice with their names, as a file for a spreadsheet in the language of who asks',
  needs: opensInvoices,
  download: 'text/csv',
  reply: z.string(),
  readsStandby: true,
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
});

export const downloadInvoiceLinesXlsx = workbookOf(downloadInvoiceLines);
