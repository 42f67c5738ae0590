import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { instant } from '#platform/calls/scalars.ts';

/** Links that cannot be used. A made-up link gets no other answer than "not found". */
export const deadLinks = {
  ACTIVATION_NOT_FOUND: { status: 404 },
  ACTIVATION_USED: { status: 410 },
  ACTIVATION_EXPIRED: { status: 410 },
} as const;

export const getActivation = route({
  method: 'GET',
  path: '/user-api/activation/{token}',
  summary:
    'What a new user does with the link that they got by e-mail; looking at it uses nothing up',
  needs: 'anyone',
  counted: 'links',
  reply: z.object({
    firstName: z.string(),
    email: z.string(),
    /** The user chooses a password here, or signs in at the provider that they have a login at. */
    way: z.enum(['password', 'provider']),
    expiresAt: instant,
  }),
  refusals: deadLinks,
});
