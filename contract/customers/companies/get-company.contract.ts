import { route } from '#platform/calls/route.ts';
import { company } from './company.schema.ts';

export const getCompany = route({
  method: 'GET',
  path: '/onboarding/company/{id}',
  summary: 'One company, for customer support and for people with a role there',
  needs: 'companyDetails',
  company: 'id',
  reply: company,
  refusals: {},
});
