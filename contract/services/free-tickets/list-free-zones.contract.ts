import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const listFreeZones = route({
  method: 'GET',
  path: '/freeticket-api/distance/zones',
  summary: 'The names of the zones between which a free ticket may be ordered',
  needs: 'freeTicket',
  reply: z.array(z.string()),
  refusals: {},
});
