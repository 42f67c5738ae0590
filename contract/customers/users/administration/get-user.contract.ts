import { route } from '#platform/calls/route.ts';
import { administeredUser } from './user.schema.ts';

export const getUser = route({
  method: 'GET',
  path: '/user-api/user/{id}',
  summary: 'A user whom one administers',
  needs: 'userAdmin',
  reply: administeredUser,
  refusals: { USER_NOT_FOUND: { status: 404 } },
});
