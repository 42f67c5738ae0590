import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { notAdministered } from './user.schema.ts';

export const reactivateUser = route({
  method: 'POST',
  path: '/user-api/user/{id}/reactivate',
  summary: 'Sends an inactive user a new activation link; older ones lead nowhere',
  needs: 'userAdmin',
  reply: z.object({ id }),
  refusals: {
    ...notAdministered,
    USER_NOT_INACTIVE: { status: 409 },
    /** The user has roles that this administrator does not administer. */
    ROLES_ELSEWHERE: { status: 409 },
  },
});
