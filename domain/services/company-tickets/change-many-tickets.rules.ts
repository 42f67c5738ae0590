import {
  continuationFromNextMonth,
  mayContinueFrom,
} from '#ticketing/tickets/continued-ticket.rules.ts';
import { isCurrent } from '#ticketing/tickets/ticket-status.rules.ts';
import {
  type ActingTicket,
  type CompanyTicketAction,
  companyTicketActions,
} from './company-ticket-actions.rules.ts';
import type { RuledTicket } from '#ticketing/tickets/ticket-rules.ts';

/** What can be done to many people's tickets in one go. */
export const changeActs = [
  'end',
  'change-zone',
  'change-agreement',
  'resend-pickup-code',
  /** Of one of the first three. */
  'take-back',
] as const;
export type ChangeAct = (typeof changeActs)[number];

export type ChoiceFault =
  | 'NO_ACTIVE_TICKET'
  | 'END_ALREADY_SET'
  | 'ALREADY_DOWNLOADED'
  | 'NO_PICKUP_CODE';

/** An act that is a button on the ticket of one person. */
type SingleAct = Exclude<ChangeAct, 'change-agreement' | 'take-back'>;

const singleAction: Readonly<Record<SingleAct, CompanyTicketAction>> = {
  end: 'end-ticket',
  'change-zone': 'change-zone',
  'resend-pickup-code': 'resend-pickup-code',
};

/**
 * Which of a person's tickets a change for many is about: the first with which that may be done to
 * one alone (spec 2 §4). Or why there is none.
 */
export function ticketToChange<Ticket extends ActingTicket>(
  act: SingleAct,
  tickets: readonly Ticket[],
): { ticket: Ticket } | { fault: ChoiceFault } {
  const ticket = tickets.find((one) => companyTicketActions(one).has(singleAction[act]));
  if (ticket) return { ticket };
  return { fault: act === 'resend-pickup-code' ? whyNotSent(tickets) : whyNotEnded(tickets) };
}

/** The ticket that goes on under another agreement from the next 1st, or why none does. */
export function ticketToContinue<Ticket extends RuledTicket>(
  tickets: readonly Ticket[],
  today: Temporal.PlainDate,
): { ticket: Ticket } | { fault: 'NO_ACTIVE_TICKET' | 'TICKET_NOT_CHANGEABLE' } {
  const ticket = tickets.find((one) =>
    mayContinueFrom(one, continuationFromNextMonth(one, today).newStart),
  );
  if (ticket) return { ticket };
  const isOver = tickets.every(({ status }) => !isCurrent(status));
  return { fault: isOver ? 'NO_ACTIVE_TICKET' : 'TICKET_NOT_CHANGEABLE' };
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
