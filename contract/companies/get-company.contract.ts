import { route } from '#route.ts';
import { company } from './company.schema.ts';

export const getCompany = route({
  method: 'GET',
  path: '/onboarding/company/{id}',
  summary: 'One company, for customer support and for its own people',
  needs: 'signed-in',
  company: 'id',
  reply: company,
  refusals: {},
});
