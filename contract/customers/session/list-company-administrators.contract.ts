import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const listCompanyAdministrators = route({
  method: 'GET',
  path: '/user-api/auth/companies/{id}/administrators',
  summary: 'Who gives roles in a company that the user has chosen: its active user administrators',
  needs: 'signed-in',
  company: 'id',
  reply: z.array(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })),
  refusals: {},
});
