import * as z from 'zod/mini';
import { route } from '#route.ts';
import { instant } from '#scalars.ts';

/** Links that cannot be used. */
export const deadLinks = {
  ACTIVATION_NOT_FOUND: { status: 404 },
  ACTIVATION_USED: { status: 410 },
  ACTIVATION_EXPIRED: { status: 410 },
} as const;

export const getActivation = route({
  method: 'GET',
  path: '/user-api/activation/{token}',
  summary:
    'What a new user does with the link that they got by e-mail; reading it does not use it up',
  needs: 'anyone',
  reply: z.object({
    firstName: z.string(),
    email: z.string(),
    /** Whether the user chooses a password here or signs in at an outside provider. */
    way: z.enum(['password', 'provider']),
    expiresAt: instant,
  }),
  refusals: deadLinks,
});
