import * as z from 'zod/mini';
import { route, xlsxType } from '#platform/calls/route.ts';
import { statementYear } from './statement.schema.ts';

const file = {
  method: 'GET',
  needs: 'housing',
  company: 'id',
  query: z.strictObject({ year: statementYear }),
  reply: z.string(),
  readsStandby: true,
  refusals: {},
} as const;

export const downloadStatementPdf = route({
  ...file,
  path: '/api/housing/statement/pdf/by-company-id/{id}',
  summary: 'The statement of a year as a PDF for the board',
  download: 'application/pdf',
});

export const downloadStatementXlsx = route({
  ...file,
  path: '/api/housing/statement/xlsx/by-company-id/{id}',
  summary:
    'The statement of a year as a workbook: months, units, residents and forgotten move-outs',
  download: xlsxType,
});
