import * as z from 'zod/mini';
import { route } from '#route.ts';
import { userRows } from '#users/administration/list-users.contract.ts';

export const downloadUsers = route({
  method: 'GET',
  path: '/user-api/user/csv',
  summary:
    'The users of a list, all pages, as a file for a spreadsheet in the language of who asks',
  needs: 'userAdmin',
  query: z.strictObject(userRows),
  download: 'text/csv',
  reply: z.string(),
  refusals: {},
});
