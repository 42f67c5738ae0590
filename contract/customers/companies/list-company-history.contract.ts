import { historyEntry } from '#platform/changes/history-entry.schema.ts';
import { pageOf } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { companyHistoryQuery } from './company-history.schema.ts';

export const listCompanyHistory = route({
  method: 'GET',
  path: '/onboarding/company/{id}/history',
  summary: 'Every recorded change of a company, newest first',
  needs: 'companyHistory',
  company: 'id',
  query: companyHistoryQuery,
  reply: pageOf(historyEntry),
  refusals: {},
});
