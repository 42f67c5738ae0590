import { isCurrent } from '#tickets/ticket-status.rules.ts';
import {
  type ActingTicket,
  type TicketAction,
  ticketActions,
} from '#tickets/ticket-actions.rules.ts';

export type ManyAction = 'end' | 'resend-pickup-code';

export type ChoiceFault =
  | 'NO_ACTIVE_TICKET'
  | 'END_ALREADY_SET'
  | 'ALREADY_DOWNLOADED'
  | 'NO_PICKUP_CODE';

const singleAction: Readonly<Record<ManyAction, TicketAction>> = {
  end: 'end-ticket',
  'resend-pickup-code': 'resend-pickup-code',
};

/**
 * Which of a person's tickets a change for many is about: the first with which that may be done to
 * one alone (spec 2 §4). Or why there is none.
 */
export function ticketToChange<Ticket extends ActingTicket>(
  action: ManyAction,
  tickets: readonly Ticket[],
): { ticket: Ticket } | { fault: ChoiceFault } {
  const ticket = tickets.find((one) => ticketActions(one).has(singleAction[action]));
  if (ticket) return { ticket };
  return { fault: action === 'end' ? whyNotEnded(tickets) : whyNotSent(tickets) };
}

const whyNotEnded = (tickets: readonly ActingTicket[]): ChoiceFault =>
  tickets.some(({ status }) => status === 'active') ? 'END_ALREADY_SET' : 'NO_ACTIVE_TICKET';

function whyNotSent(tickets: readonly ActingTicket[]): ChoiceFault {
  const living = tickets.filter(({ status }) => isCurrent(status));
  if (living.length === 0) return 'NO_ACTIVE_TICKET';
  return living.some(({ downloadedToPhone }) => downloadedToPhone)
    ? 'ALREADY_DOWNLOADED'
    : 'NO_PICKUP_CODE';
}
