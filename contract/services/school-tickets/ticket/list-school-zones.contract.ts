import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const listSchoolZones = route({
  method: 'GET',
  path: '/schoolticket-api/distance/zones',
  summary: 'The names of the zones between which a school ticket is valid',
  needs: 'school',
  reply: z.array(z.string()),
  refusals: {},
});
