/** From the most living to the least; the SQL twin of the order is `tickets.status_rank`. */
export const ticketStatuses = [
  'active',
  'pending',
  'expired',
  'cancelled',
  'failed',
  'anonymised',
] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Whether a ticket is or will be valid. */
export const isCurrent = (status: TicketStatus): boolean =>
  status === 'active' || status === 'pending';

export type TicketFacts = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  /** Pending up to this day, whenever it starts: a code until it is used, paper on its first day. */
  readonly pendingThrough: Temporal.PlainDate | null;
  readonly isCancelled: boolean;
  readonly isFailed: boolean;
  readonly isAnonymised: boolean;
};

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;

/**
 * A ticket's status follows from its facts and the day (domain: Status is derived, not stored).
 * Its SQL twin is `tickets.status`; a test holds the two equal. A ticket that was ended
 * before it began was never valid: it has expired.
 */
export function ticketStatus(facts: TicketFacts, today: Temporal.PlainDate): TicketStatus {
  const { startDate, expirationDate, pendingThrough } = facts;
  if (facts.isCancelled) return 'cancelled';
  if (facts.isFailed) return 'failed';
  if (facts.isAnonymised) return 'anonymised';
  if (expirationDate && (isBefore(expirationDate, today) || isBefore(expirationDate, startDate))) {
    return 'expired';
  }
  const isPending =
    isBefore(today, startDate) || (pendingThrough !== null && !isBefore(pendingThrough, today));
  return isPending ? 'pending' : 'active';
}
