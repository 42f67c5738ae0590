import { route } from '#platform/calls/route.ts';
import { userRoles } from './user-roles.schema.ts';

export const getUserRoles = route({
  method: 'GET',
  path: '/user-api/user/{id}/roles',
  summary: 'The roles of a user, in the companies where one administers users',
  needs: 'userAdmin',
  reply: userRoles,
  refusals: { USER_NOT_FOUND: { status: 404 } },
});
