import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { workbookOf } from '#platform/lists/workbook-of.ts';
import { unitCostRows } from './list-unit-costs.contract.ts';

export const downloadUnitCosts = route({
  method: 'GET',
  path: '/api/housing/unit-costs/csv/by-company-id/{id}',
  summary:
    'The costs of the units of a list, all pages, as a file for a spreadsheet in the language of who asks',
  needs: 'housing',
  company: 'id',
  query: z.strictObject(unitCostRows),
  download: 'text/csv',
  reply: z.string(),
  readsStandby: true,
  refusals: {},
});

export const downloadUnitCostsXlsx = workbookOf(downloadUnitCosts);
