import * as z from 'zod/mini';
import { route, xlsxType } from '#route.ts';
import { opensInvoices } from './opens-invoices.ts';

const shared = {
  method: 'GET',
  needs: opensInvoices,
  reply: z.string(),
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
} as const;

export const downloadInvoiceLines = route({
  ...shared,
  path: '/api/invoice/csv/by-invoice-id/{invoiceId}',
  summary:
    'The lines of an invoice with their names, as a file for a spreadsheet in the language of who asks',
  download: 'text/csv',
});

export const downloadInvoiceLinesXlsx = route({
  ...shared,
  path: '/api/invoice/xlsx/by-invoice-id/{invoiceId}',
  summary: 'The same as a workbook',
  download: xlsxType,
});
