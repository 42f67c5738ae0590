import * as z from 'zod/mini';
import { areZonesNamedOrAll, zoneName } from '#services/company-tickets/zone-fields.schema.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

/** Other zones of a ticket, by name, from a day on. */
export const schoolZonesBody = z
  .strictObject({
    zoneFrom: z._default(zoneName, null),
    zoneTo: z._default(zoneName, null),
    validAllZones: z._default(z.boolean(), false),
    /** Those to a second home of the pupil, on a card alone; without them the ticket is for one home. */
    secondZoneFrom: z._default(zoneName, null),
    secondZoneTo: z._default(zoneName, null),
    /** The first day with them: tomorrow at the earliest. */
    startDate: calendarDate,
  })
  .check(
    ...areZonesNamedOrAll(),
    ...(['secondZoneFrom', 'secondZoneTo'] as const).map((name) =>
      z.refine<Record<'secondZoneFrom' | 'secondZoneTo', string | null>>(
        (body) => body[name] !== null || (body.secondZoneFrom ?? body.secondZoneTo) === null,
        { error: 'required', path: [name] },
      ),
    ),
  );
export type SchoolZonesBody = z.output<typeof schoolZonesBody>;

export const schoolZonesExample = { zoneFrom: '1', zoneTo: '1', startDate: '2026-04-01' } as const;

/** Why a ticket gets no other zones. */
export const schoolZonesRefusals = {
  TICKET_NOT_FOUND: { status: 404 },
  /** It is over or on its last day, its card is blocked, or the operator does not offer it (spec 3 §4). */
  ZONES_NOT_CHANGEABLE: { status: 409 },
  /** Before tomorrow or the first day of the ticket, or after its last one. */
  DAY_NOT_OFFERED: { status: 422 },
  INVALID_ZONE_FROM: { status: 422 },
  INVALID_ZONE_TO: { status: 422 },
  PRODUCT_NOT_OFFERED: { status: 422 },
  ZONES_UNCHANGED: { status: 422 },
  TWO_HOMES_NOT_OFFERED: { status: 422 },
  /** A ticket on a phone has one pair of zones. */
  TWO_HOMES_ON_PHONE: { status: 422 },
  /** All zones hold those of any home. */
  TWO_HOMES_IN_ALL_ZONES: { status: 422 },
  /** A zone that is not there, or for which nothing is sold. */
  SECOND_ZONES_NOT_OFFERED: { status: 422 },
  /** Those of the first home, there or back. */
  SECOND_ZONES_SAME: { status: 422 },
} as const;
