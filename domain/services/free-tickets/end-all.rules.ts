import { isCurrent, type TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';
import { earliest } from './free-dates.rules.ts';
import type { FreeTicketAction } from './free-ticket.rules.ts';

type FamilyTicket = {
  readonly id: number;
  readonly status: TicketStatus;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly endedOn: Temporal.PlainDate | null;
  readonly isContinued: boolean;
  /** The ticket that is valid again when this one is cancelled. */
  readonly reopensId: number | null;
};

/**
 * Whether "Cancel all tickets" is about a ticket (spec 3 §2): nobody has set its end. The day on which a child grows up is
 * no such end (domain: Children).
 */
export const hasNoEnd = (ticket: FamilyTicket): boolean =>
  isCurrent(ticket.status) && ticket.endedOn === null && !ticket.isContinued;

/** A call of "Cancel all tickets": a ticket that has not begun, or whose card is not made, goes; others get their last day. */
export type EndAllStep<T> = {
  readonly ticket: T;
  readonly act: 'cancel' | { readonly lastDay: Temporal.PlainDate };
};

type EndAll<T> = {
  readonly lastDay: Temporal.PlainDate;
  readonly actions: (ticket: T) => ReadonlySet<FreeTicketAction>;
};

/**
 * What it takes to end all tickets of a family: the steps of each ticket, of which one needs the one before. Cancelling a
 * ticket that continues another gives that one back, so that it has to be ended, too (domain: Way back).
 */
export const stepsToEndAll = <T extends FamilyTicket>(
  tickets: readonly T[],
  endAll: EndAll<T>,
): EndAllStep<T>[][] =>
  tickets.filter(hasNoEnd).map((ticket) => stepsToEnd(ticket, { ...endAll, tickets }));

function stepsToEnd<T extends FamilyTicket>(
  ticket: T,
  family: EndAll<T> & { readonly tickets: readonly T[] },
): EndAllStep<T>[] {
  if (!family.actions(ticket).has('cancel-pending-ticket')) {
    const lastDay = earliest(family.lastDay, ticket.expirationDate ?? family.lastDay);
    return [{ ticket, act: { lastDay } }];
  }
  const before = family.tickets.find(({ id }) => id === ticket.reopensId);
  const reopened = before && {
    ...before,
    isContinued: false,
    endedOn: null,
    expirationDate: ticket.expirationDate,
  };
  return [{ ticket, act: 'cancel' }, ...(reopened ? stepsToEnd(reopened, family) : [])];
}
