import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { subscriberIds } from './move-out.contract.ts';

export const liveTogether = route({
  method: 'POST',
  path: '/api/housing/live-together',
  summary: 'Says that people of a unit are one household',
  needs: 'housing',
  body: z.strictObject({ subscriberIds }),
  example: { subscriberIds: [700001, 700002] },
  reply: z.object({ subscriberIds }),
  refusals: {
    NOT_A_RESIDENT: { status: 404 },
    /** They do not live in the same unit. */
    NOT_IN_ONE_UNIT: { status: 409 },
  },
});
