import { globalRoles } from '@takst/domain/platform/access/roles.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

/** The current user, one half of the session's start (spec 1 §2.1, §3). */
const contact = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  phoneCountryCode: z.string(),
  /** The global roles; those in a company come with the company. */
  roles: z.array(z.enum(globalRoles)),
});
export type Contact = z.output<typeof contact>;

export const getContact = route({
  method: 'GET',
  path: '/user-api/auth/contact',
  summary: 'The user who is signed in',
  needs: 'signed-in',
  reply: contact,
  refusals: {},
});
