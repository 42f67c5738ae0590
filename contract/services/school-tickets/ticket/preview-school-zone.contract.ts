import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { schoolZonesBody, schoolZonesExample, schoolZonesRefusals } from './school-zones.schema.ts';

/** What other zones would cost. */
const schoolZonePreview = z.object({
  /** The last day with the zones of today. */
  lastDay: calendarDate,
  startDate: calendarDate,
  nrOfZones: z.int(),
  /** NOK of a month, VAT included, as of the first day with the new zones; null where none is on file. */
  pricePerMonth: z.object({ before: z.nullable(z.number()), after: z.number() }),
});

export const previewSchoolZone = route({
  method: 'POST',
  path: '/schoolticket-api/ticket/{id}/change-zone-preview',
  summary: 'Says what other zones of a school ticket would cost',
  needs: 'school',
  changesNothing: true,
  body: schoolZonesBody,
  example: schoolZonesExample,
  reply: schoolZonePreview,
  refusals: schoolZonesRefusals,
});
