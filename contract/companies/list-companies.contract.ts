import { pageOf, pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { companyEntry } from './company.schema.ts';

export const listCompanies = route({
  method: 'GET',
  path: '/onboarding/company',
  summary:
    'The companies of the operator, by name; every word must match name, organisation or customer number',
  needs: 'companySearch',
  query: pageQuery,
  reply: pageOf(companyEntry),
  refusals: {},
});
