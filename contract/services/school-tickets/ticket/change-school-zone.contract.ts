import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { schoolZonesBody, schoolZonesExample, schoolZonesRefusals } from './school-zones.schema.ts';

/** The specification has the action and no call (docs/decisions/0098). */
export const changeSchoolZone = route({
  method: 'POST',
  path: '/schoolticket-api/ticket/{id}/change-zone',
  summary: 'Gives a school ticket other zones from a day on; it keeps its code or its card',
  needs: 'school',
  body: schoolZonesBody,
  example: schoolZonesExample,
  /** The ticket with the new zones. */
  reply: z.object({ id }),
  refusals: schoolZonesRefusals,
});
