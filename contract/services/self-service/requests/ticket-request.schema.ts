import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import * as z from 'zod/mini';
import { calendarDate, id, instant, ore } from '#platform/calls/scalars.ts';

/** A request for a ticket that nobody has answered (spec 2 §3). */
export const ticketRequest = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  employeeId: z.string(),
  phoneCountryCode: z.string(),
  phone: z.string(),
  nrOfZones: z.int(),
  /** Names of the zones from and to, once when they are the same; empty for all zones. */
  zones: z.array(z.string()),
  allZones: z.boolean(),
  startDate: calendarDate,
  /** Its start can no longer be ordered. */
  expired: z.boolean(),
  requestedAt: instant,
  agreementNumber: id,
  invoiceReference: z.string(),
  service: z.enum(subscriberServiceIds),
  /** What the ticket costs a month; null where nothing is sold for these zones from that day. */
  pricePerMonthOre: z.nullable(ore),
});
export type TicketRequest = z.output<typeof ticketRequest>;

/** Why a request cannot be answered any more. */
export const answerRefusals = {
  REQUEST_NOT_FOUND: { status: 404 },
  REQUEST_ALREADY_APPROVED: { status: 409 },
  REQUEST_ALREADY_REJECTED: { status: 409 },
  /** The person has asked for something else since. */
  REQUEST_REPLACED: { status: 409 },
} as const;
