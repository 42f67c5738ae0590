import { globalRoles } from '@takst/domain/access/roles.ts';
import { rolesInUserView } from '@takst/domain/users/user-roles.ts';
import { userStatuses } from '@takst/domain/users/user-state.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#paging.ts';
import { route } from '#route.ts';
import { idInQuery } from '#scalars.ts';
import { administeredUser } from './user.schema.ts';

export const userSorts = ['lastName', 'firstName', 'email'] as const;

/** Which users, and their order. With a role and a company: who has that role there. */
export const userRows = {
  ...rowsQuery(userStatuses, userSorts),
  role: z.optional(z.enum([...rolesInUserView, ...globalRoles])),
  companyId: z.optional(idInQuery),
};
export type UserRows = z.output<z.ZodMiniObject<typeof userRows>>;

export const listUsers = route({
  method: 'GET',
  path: '/user-api/user',
  summary:
    'The users whom one administers, by name; every word must match name, e-mail or phone number',
  needs: 'userAdmin',
  query: z.strictObject({ ...pageQuery.shape, ...userRows }),
  reply: pageOf(administeredUser),
  refusals: {},
});
