import * as z from 'zod/mini';
import { route } from '#route.ts';

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/user-api/auth/sessions/others',
  summary: 'Signs the user out in all other browsers, which are refused at their next call',
  needs: 'signed-in',
  reply: z.object({ ended: z.int() }),
  refusals: {},
});
