import * as z from 'zod/mini';
import { route } from '#route.ts';
import { workbookOf } from '#workbook-of.ts';
import { invoiceBaseRows } from './list-invoice-bases.contract.ts';

export const downloadInvoiceBases = route({
  method: 'GET',
  path: '/invoice-admin-api/invoice-base/csv/by-company-id/{id}',
  summary:
    'The invoice base of a company, all pages, as a file for a spreadsheet in the language of who asks',
  needs: 'invoices',
  company: 'id',
  query: z.strictObject(invoiceBaseRows),
  download: 'text/csv',
  reply: z.string(),
  refusals: {},
});

export const downloadInvoiceBasesXlsx = workbookOf(downloadInvoiceBases);
