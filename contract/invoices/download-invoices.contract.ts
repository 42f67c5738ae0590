import * as z from 'zod/mini';
import { route, xlsxType } from '#route.ts';
import { invoiceRows } from './list-invoices.contract.ts';

const shared = {
  method: 'GET',
  needs: 'invoices',
  company: 'id',
  query: z.strictObject(invoiceRows),
  reply: z.string(),
  refusals: {},
} as const;

export const downloadInvoices = route({
  ...shared,
  path: '/api/invoice/csv/by-company-id/{id}',
  summary:
    'The invoices of a list, all pages, as a file for a spreadsheet in the language of who asks',
  download: 'text/csv',
});

export const downloadInvoicesXlsx = route({
  ...shared,
  path: '/api/invoice/xlsx/by-company-id/{id}',
  summary: 'The same as a workbook',
  download: xlsxType,
});
