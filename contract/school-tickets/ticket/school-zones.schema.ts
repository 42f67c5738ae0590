import * as z from 'zod/mini';
import { areZonesNamedOrAll, zoneName } from '#company-tickets/zone-fields.schema.ts';
import { calendarDate } from '#scalars.ts';

/** Other zones of a ticket, by name, from a day on. */
export const schoolZonesBody = z
  .strictObject({
    zoneFrom: z._default(zoneName, null),
    zoneTo: z._default(zoneName, null),
    validAllZones: z._default(z.boolean(), false),
    /** The first day with them: tomorrow at the earliest. */
    startDate: calendarDate,
  })
  .check(...areZonesNamedOrAll());
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
} as const;
