import type { HeldTicket } from '#ticketing/tickets/held-ticket.rules.ts';

export type OrderQuestion = {
  /** All of the person's, whichever company ordered them. */
  readonly heldTickets: readonly HeldTicket[];
  readonly start: Temporal.PlainDate;
  /** Whole days between the end of a ticket and the start of the next. */
  readonly quarantineDays: number;
};

export type OrderRefusal =
  | { readonly code: 'TICKET_ALREADY_HELD' }
  | {
      readonly code: 'START_DATE_IN_QUARANTINE';
      readonly lastExpiry: Temporal.PlainDate;
      readonly firstPossibleStart: Temporal.PlainDate;
    };

const { compare } = Temporal.PlainDate;

/**
 * Why a person may not get a new ticket from `start`, or null when they may (domain: Company
 * ticket, Quarantine; spec 2 §8). A ticket without an end is in the way of every later one; one
 * with an end until that end and the quarantine are over. A new ticket runs on without an end, so
 * it may not begin before one that is still to come either. A ticket that was ended before it
 * began was never valid and is in nobody's way.
 */
export function refuseOrder({
  heldTickets,
  start,
  quarantineDays,
}: OrderQuestion): OrderRefusal | null {
  const expiries: Temporal.PlainDate[] = [];
  for (const { startDate, expirationDate } of heldTickets) {
    if (!expirationDate) return { code: 'TICKET_ALREADY_HELD' };
    if (compare(expirationDate, startDate) >= 0) expiries.push(expirationDate);
  }
  const lastExpiry = expiries.toSorted(compare).at(-1);
  if (!lastExpiry) return null;
  const firstPossibleStart = lastExpiry.add({ days: quarantineDays + 1 });
  return compare(start, firstPossibleStart) < 0
    ? { code: 'START_DATE_IN_QUARANTINE', lastExpiry, firstPossibleStart }
    : null;
}
