import * as z from 'zod/mini';
import { route, xlsxType } from '#route.ts';
import { opensInvoices } from '../opens-invoices.ts';

const shared = {
  method: 'GET',
  needs: opensInvoices,
  reply: z.string(),
  refusals: { INVOICE_BASE_NOT_FOUND: { status: 404 } },
} as const;

export const downloadBaseLines = route({
  ...shared,
  path: '/invoice-admin-api/invoice-base/csv/{baseId}',
  summary:
    'The lines of an invoice base with their names, as a file for a spreadsheet in the language of who asks',
  download: 'text/csv',
});

export const downloadBaseLinesXlsx = route({
  ...shared,
  path: '/invoice-admin-api/invoice-base/xlsx/{baseId}',
  summary: 'The same as a workbook',
  download: xlsxType,
});
