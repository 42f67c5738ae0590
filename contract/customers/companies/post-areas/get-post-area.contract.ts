import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const getPostArea = route({
  method: 'GET',
  path: '/onboarding/post-area/{postCode}',
  summary: 'The area and municipality of a Norwegian post code, to fill in an address with',
  needs: 'signed-in',
  reply: z.object({ postCode: z.string(), area: z.string(), municipality: z.string() }),
  refusals: {
    POST_CODE_NOT_FOUND: { status: 404 },
  },
});
