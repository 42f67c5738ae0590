import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { companyHistoryFilter } from './company-history.schema.ts';

export const downloadCompanyHistory = route({
  method: 'GET',
  path: '/onboarding/company/{id}/history/csv',
  summary: 'The same changes as a file for a spreadsheet, in the language of who asks',
  needs: 'companyHistory',
  company: 'id',
  query: companyHistoryFilter,
  download: 'text/csv',
  reply: z.string(),
  readsStandby: true,
  refusals: {},
});
