import { userStatuses } from '@takst/domain/users/user-state.rules.ts';
import * as z from 'zod/mini';
import { route } from '#route.ts';

export const countUsers = route({
  method: 'GET',
  path: '/user-api/user/count',
  summary: 'How many of the users whom one administers are in each state',
  needs: 'userAdmin',
  reply: z.object({ all: z.int(), counts: z.record(z.enum(userStatuses), z.int()) }),
  refusals: {},
});
