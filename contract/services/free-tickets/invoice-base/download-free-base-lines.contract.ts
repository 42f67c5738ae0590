import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { workbookOf } from '#platform/lists/workbook-of.ts';
import { baseIdInPath } from './base-id-in-path.ts';

export const downloadFreeBaseLines = route({
  method: 'GET',
  path: '/freeticket-api/invoice/csv/by-id/{freeBaseId}',
  summary:
    'The lines of an invoice base with their names, as a file for a spreadsheet in the language of who asks',
  needs: 'freeTicket',
  params: baseIdInPath,
  download: 'text/csv',
  reply: z.string(),
  readsStandby: true,
  refusals: { INVOICE_BASE_NOT_FOUND: { status: 404 } },
});

export const downloadFreeBaseLinesXlsx = workbookOf(downloadFreeBaseLines);
