import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { areZonesNamedOrAll, zoneName } from '#services/company-tickets/zone-fields.schema.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

/** The change-zone payload (spec 2 §3): zones by name and the last day with the old ones. */
const changeZoneBody = z
  .strictObject({
    zoneFrom: z._default(zoneName, null),
    zoneTo: z._default(zoneName, null),
    validAllZones: z._default(z.boolean(), false),
    /** The product that the new zones are sold as; any other one is refused. */
    productId: z.optional(z.string().check(z.minLength(1))),
    expiryDate: calendarDate,
  })
  .check(...areZonesNamedOrAll());

export const changeZone = route({
  method: 'POST',
  path: '/api/ticket/change-zone/{id}',
  summary: 'Ends a ticket after a last day and goes on with new zones the day after',
  needs: anySubscriberService,
  body: changeZoneBody,
  example: { zoneFrom: '1', zoneTo: '1', expiryDate: '2026-03-31' },
  /** The new ticket. */
  reply: z.object({ id, subscriberId: id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** It is not active, or has an end already (spec 2 §4). */
    TICKET_NOT_CHANGEABLE: { status: 409 },
    /** 'You need to change zones in order to save.' (spec 2 §5): same zones, same product. */
    ZONES_UNCHANGED: { status: 422 },
    AGREEMENT_NOT_VALID: { status: 422 },
    END_DATE_NOT_OFFERED: { status: 422 },
    ZONES_NOT_OFFERED: { status: 422 },
    PRODUCT_NOT_OFFERED: { status: 422 },
  },
});
