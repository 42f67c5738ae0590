import { companyEntry } from '#customers/companies/company.schema.ts';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';

export const searchUserCompanies = route({
  method: 'GET',
  path: '/user-api/auth/companies/search',
  summary:
    'The companies that the user may choose from, with a global role all of them; every word must match name, organisation or customer number',
  needs: 'signed-in',
  query: pageQuery,
  reply: pageOf(companyEntry),
  refusals: {},
});
