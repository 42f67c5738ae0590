import { pageOf } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { userCompany } from '#customers/companies/user-company.schema.ts';

/** The other half of the session's start (spec 1 §2.1). */
export const listUserCompanies = route({
  method: 'GET',
  path: '/user-api/auth/companies',
  summary:
    'How many companies the user may choose from, and those where they have a role (or the only one), by name',
  needs: 'signed-in',
  reply: pageOf(userCompany),
  refusals: {},
});
