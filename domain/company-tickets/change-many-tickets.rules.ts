import type { TicketStatus } from './ticket-status.rules.ts';

export type ManyAction = 'end' | 'resend-pickup-code';

/** One of a person's tickets, as far as the choice goes. */
export type CandidateTicket = {
  readonly id: number;
  readonly status: TicketStatus;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly hasPickupCode: boolean;
  readonly isDownloaded: boolean;
};

type ChoiceFault = 'NO_ACTIVE_TICKET' | 'END_ALREADY_SET' | 'ALREADY_DOWNLOADED' | 'NO_PICKUP_CODE';

/**
 * Which of a person's tickets a change for many is about, or why there is none. As with one person:
 * what ends is active and has no end yet, and a code is sent while it waits to be used (spec 2 §4).
 */
export function ticketToChange<Ticket extends CandidateTicket>(
  action: ManyAction,
  tickets: readonly Ticket[],
): { ticket: Ticket } | { fault: ChoiceFault } {
  return action === 'end' ? ticketToEnd(tickets) : ticketToResend(tickets);
}

function ticketToEnd<Ticket extends CandidateTicket>(tickets: readonly Ticket[]) {
  const active = tickets.filter(({ status }) => status === 'active');
  const ticket = active.find(({ expirationDate }) => expirationDate === null);
  if (ticket) return { ticket };
  return { fault: active.length > 0 ? 'END_ALREADY_SET' : 'NO_ACTIVE_TICKET' } as const;
}

function ticketToResend<Ticket extends CandidateTicket>(tickets: readonly Ticket[]) {
  const living = tickets.filter(({ status }) => status === 'active' || status === 'pending');
  const ticket = living.find(({ hasPickupCode, isDownloaded }) => hasPickupCode && !isDownloaded);
  if (ticket) return { ticket };
  if (living.length === 0) return { fault: 'NO_ACTIVE_TICKET' } as const;
  const fault = living.some(({ isDownloaded }) => isDownloaded);
  return { fault: fault ? 'ALREADY_DOWNLOADED' : 'NO_PICKUP_CODE' } as const;
}
