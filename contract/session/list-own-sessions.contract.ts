import * as z from 'zod/mini';
import { route } from '#route.ts';
import { instant } from '#scalars.ts';

/** A browser in which the user is signed in, without its tokens. */
export const ownSession = z.object({
  signedInAt: instant,
  /** When the session was last renewed: the last call may be later by the life of an access token. */
  lastSeenAt: instant,
  /** Null when the user agent is missing or unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The browser of this call. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listOwnSessions = route({
  method: 'GET',
  path: '/user-api/auth/sessions',
  summary: 'Where the user is signed in: this browser first, then the one seen last',
  needs: 'signed-in',
  reply: z.array(ownSession),
  refusals: {},
});
