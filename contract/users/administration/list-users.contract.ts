import { pageOf, pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { administeredUser } from './user.schema.ts';

export const listUsers = route({
  method: 'GET',
  path: '/user-api/user',
  summary:
    'The users whom one administers, by name; every word must match name, e-mail or phone number',
  needs: 'userAdmin',
  query: pageQuery,
  reply: pageOf(administeredUser),
  refusals: {},
});
