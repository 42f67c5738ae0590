import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { instant } from '#platform/calls/scalars.ts';

/** A browser in which the user is signed in. Its session token is never returned. */
const ownSession = z.object({
  signedInAt: instant,
  /** When the sign-in was last renewed; up to the life of an access token before the last call. */
  lastSeenAt: instant,
  /** Null where it did not say, or not in a way that is known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Whether it is the session of this call. */
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
