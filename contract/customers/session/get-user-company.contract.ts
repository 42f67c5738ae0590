import { route } from '#platform/calls/route.ts';
import { userCompany } from '#customers/companies/user-company.schema.ts';

export const getUserCompany = route({
  method: 'GET',
  path: '/user-api/auth/companies/{id}',
  summary: 'A company that the user has chosen',
  needs: 'signed-in',
  company: 'id',
  reply: userCompany,
  refusals: {},
});
