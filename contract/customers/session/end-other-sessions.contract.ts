import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/user-api/auth/sessions/others',
  summary: 'Signs the user out everywhere but in the browser that asks; felt at their next call',
  needs: 'signed-in',
  /** How many there were. */
  reply: z.object({ ended: z.int() }),
  refusals: {},
});
