import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { workbookOf } from '#platform/lists/workbook-of.ts';
import { proposalRefusals } from './price-change.schema.ts';

export const downloadPriceChange = route({
  method: 'GET',
  path: '/operator-desk-api/price-change/csv/by-proposal/{proposalId}',
  summary: 'What the prices of a proposal mean for each company, as CSV',
  needs: 'operatorDesk',
  download: 'text/csv',
  reply: z.string(),
  refusals: proposalRefusals,
});

export const downloadPriceChangeXlsx = workbookOf(downloadPriceChange);
