import { isCurrent, type TicketStatus } from './ticket-status.rules.ts';

/** What is shown of a ticket: its status, and the day that matters. */
export type TimedStatus = {
  readonly name: TicketStatus | 'active-until' | 'code-not-fetched' | 'card-requested';
  /** The last day, or of a pending ticket the first. */
  readonly date: Temporal.PlainDate | null;
};

export type TimedTicket = {
  readonly status: TicketStatus;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  /** It has a pickup code that no app has redeemed. */
  readonly awaitsPickup: boolean;
  /** It lies on a card that is not made yet; services without cards leave it out. */
  readonly awaitsCard?: boolean;
};

/**
 * How a ticket is shown in lists, on cards and on phones. A running ticket whose code was not fetched cannot
 * be used: that goes before everything else about it. Before its first day nobody needs the code yet. A card is made and
 * posted first, so that it is waited for before the first day, too.
 */
export function timedStatus(ticket: TimedTicket): TimedStatus {
  const { status, startDate, expirationDate, awaitsPickup, awaitsCard = false } = ticket;
  if (awaitsCard && isCurrent(status)) return { name: 'card-requested', date: null };
  switch (status) {
    case 'active':
      if (awaitsPickup) return { name: 'code-not-fetched', date: null };
      return { name: expirationDate ? 'active-until' : 'active', date: expirationDate };
    case 'pending':
      return { name: 'pending', date: startDate };
    case 'expired':
      return { name: 'expired', date: wasValid(ticket) ? expirationDate : null };
    default:
      return { name: status, date: null };
  }
}

const wasValid = ({ startDate, expirationDate }: TimedTicket): boolean =>
  expirationDate === null || Temporal.PlainDate.compare(expirationDate, startDate) >= 0;
