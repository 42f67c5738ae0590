import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { lastAdministrator } from './user-roles.schema.ts';
import { notAdministered } from './user.schema.ts';

export const deactivateUser = route({
  method: 'DELETE',
  path: '/user-api/user/{id}',
  summary: 'Deactivates a user from their next call on; again it changes nothing',
  needs: 'userAdmin',
  query: z.strictObject({
    /** The administrator was told that a company is left without an administrator, and wants it. */
    confirmed: z._default(
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((text) => text === 'true'),
      ),
      false,
    ),
  }),
  reply: z.object({ id }),
  refusals: {
    ...notAdministered,
    /** Users cannot deactivate themselves. */
    OWN_USER: { status: 409 },
    /** The user also has roles outside this administrator's companies: remove only the roles here instead. */
    ROLES_ELSEWHERE: { status: 409 },
    LAST_ADMINISTRATOR: lastAdministrator,
  },
});
