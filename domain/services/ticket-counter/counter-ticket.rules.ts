import { businessDayOf } from '#platform/time/business-day.rules.ts';
import type { Validity } from '#ticketing/tickets/validity.ts';
import type {
  RuledTicket,
  SharedTicketAction,
  TicketRules,
} from '#ticketing/tickets/ticket-rules.ts';

/**
 * Tickets of the counter end by themselves: codes that nobody uses when they expire, all others on their last day.
 * What is taken back the delivery decides (`actionsOfDelivery`).
 */
export const counterTicketRules: TicketRules = {
  actions: ({ status, hasPickupCode, downloadedToPhone }: RuledTicket) =>
    new Set<SharedTicketAction>(
      status === 'pending' && hasPickupCode && !downloadedToPhone ? ['resend-pickup-code'] : [],
    ),
  refuseEnd: () => 'TICKET_NOT_ENDABLE',
  endByRule: () => null,
  mayReopen: () => false,
};

type ProductHours = {
  /** Null of a single trip. */
  readonly nrOfDaysValid: number | null;
  /** Of a single trip, as its operator says; null of a product with days. */
  readonly tripHours: number | null;
};

/**
 * The days of a code that is used now: those in which its product's hours lie, 24 for each day, or those of a single trip.
 * A trip that begins before midnight ends on the next day.
 */
export const validityFrom = (
  { nrOfDaysValid, tripHours }: ProductHours,
  now: Temporal.Instant,
): Validity => ({
  startDate: businessDayOf(now),
  expirationDate: businessDayOf(
    now.add({ hours: nrOfDaysValid === null ? (tripHours ?? 0) : nrOfDaysValid * 24 }),
  ),
});
