import * as z from 'zod/mini';
import { route, xlsxType } from '#route.ts';
import { invoiceBaseRows } from './list-invoice-bases.contract.ts';

const shared = {
  method: 'GET',
  needs: 'invoices',
  company: 'id',
  query: z.strictObject(invoiceBaseRows),
  reply: z.string(),
  refusals: {},
} as const;

export const downloadInvoiceBases = route({
  ...shared,
  path: '/invoice-admin-api/invoice-base/csv/by-company-id/{id}',
  summary:
    'The invoice base of a company, all pages, as a file for a spreadsheet in the language of who asks',
  download: 'text/csv',
});

export const downloadInvoiceBasesXlsx = route({
  ...shared,
  path: '/invoice-admin-api/invoice-base/xlsx/by-company-id/{id}',
  summary: 'The same as a workbook',
  download: xlsxType,
});
