import * as z from 'zod/mini';
import { route } from '#route.ts';
import { userCompany } from './user-company.schema.ts';

/** The other half of the session's start (spec 1 §2.1). */
export const listUserCompanies = route({
  method: 'GET',
  path: '/user-api/auth/companies',
  summary: 'The companies of the user who is signed in, by name; with a global role all of them',
  needs: 'signed-in',
  reply: z.array(userCompany),
  refusals: {},
});
