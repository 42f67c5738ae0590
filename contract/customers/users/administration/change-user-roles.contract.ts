import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { lastAdministrator, userRolesBody } from './user-roles.schema.ts';
import { notAdministered } from './user.schema.ts';

export const changeUserRoles = route({
  method: 'PUT',
  path: '/user-api/user/{id}/roles',
  summary:
    'All the roles of a user; by a local administrator those in the companies where they administer users',
  needs: 'userAdmin',
  body: userRolesBody,
  example: { roles: [], companies: [{ companyId: 100001, roles: ['TICKET_ADMIN'] }] },
  reply: z.object({ userId: id, lastModified: instant }),
  refusals: {
    ...notAdministered,
    /** 'User must have minimum one role assigned' (spec 1 §5) */
    NO_ROLE: { status: 422 },
    /** Global roles are given by global administrators only. */
    GLOBAL_ROLES_NOT_ALLOWED: { status: 403 },
    /** There is no such company, or none where this administrator administers users. */
    COMPANY_NOT_FOUND: { status: 404 },
    /** The school role without a school-ticket agreement, or one that no box gives. */
    ROLE_NOT_OFFERED: { status: 422 },
    /** Said again with `confirmed` it is done. */
    LAST_ADMINISTRATOR: lastAdministrator,
    /** The user's own role, when no other user of the operator has it: no one could grant it again. */
    LAST_GLOBAL_ADMINISTRATOR: { status: 409 },
  },
});
