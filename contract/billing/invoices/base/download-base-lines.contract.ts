import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { workbookOf } from '#platform/lists/workbook-of.ts';
import { opensInvoices } from '../opens-invoices.ts';

export const downloadBaseLines = route({
  method: 'GET',
  path: '/invoice-admin-api/invoice-base/csv/{baseId}',
  summary:
    'The lines of an invoice base with their names, as a file for a spreadsheet in the language of who asks',
  needs: opensInvoices,
  download: 'text/csv',
  reply: z.string(),
  readsStandby: true,
  refusals: { INVOICE_BASE_NOT_FOUND: { status: 404 } },
});

export const downloadBaseLinesXlsx = workbookOf(downloadBaseLines);
