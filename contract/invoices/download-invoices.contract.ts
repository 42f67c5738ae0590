import * as z from 'zod/mini';
import { route } from '#route.ts';
import { workbookOf } from '#workbook-of.ts';
import { invoiceRows } from './list-invoices.contract.ts';

export const downloadInvoices = route({
  method: 'GET',
  path: '/api/invoice/csv/by-company-id/{id}',
  summary:
    'The invoices of a list, all pages, as a file for a spreadsheet in the language of who asks',
  needs: 'invoices',
  company: 'id',
  query: z.strictObject(invoiceRows),
  download: 'text/csv',
  reply: z.string(),
  refusals: {},
});

export const downloadInvoicesXlsx = workbookOf(downloadInvoices);
