import { type ActingTicket, type TicketAction, ticketActions } from './ticket-actions.rules.ts';

/** What the rules about an end that was set look at. */
export type EndedTicket = Pick<ActingTicket, 'status' | 'expirationDate'> & {
  /** The business day on which a user or a continuation set the end; null for an end by rule. */
  readonly endedOn: Temporal.PlainDate | null;
  /** Another ticket continues this one. */
  readonly isContinued: boolean;
};

/** Who acts, and on which day. */
export type Editor = { readonly today: Temporal.PlainDate; readonly isSupport: boolean };

/** Everything that may be done with a ticket today, asked by the buttons and by the server. */
export const ticketActionsOf = (
  ticket: ActingTicket & EndedTicket,
  editor: Editor,
): ReadonlySet<TicketAction> =>
  new Set([
    ...ticketActions(ticket),
    ...(mayUndoEnd(ticket, editor) ? (['undo-end'] as const) : []),
    ...(mayMoveEnd(ticket, editor) ? (['end-ticket'] as const) : []),
  ]);

/**
 * The company may undo an end until the end of the day on which it was set, customer support until the
 * day of the end itself (domain: Way back). Cancelling the ticket that continues this one takes back
 * what a continuation has ended.
 */
export function mayUndoEnd(ticket: EndedTicket, { today, isSupport }: Editor): boolean {
  const { status, expirationDate, endedOn, isContinued } = ticket;
  const isOver = status === 'cancelled' || status === 'failed' || status === 'anonymised';
  if (isOver || isContinued || expirationDate === null) return false;
  return (endedOn?.equals(today) ?? false) || (isSupport && hasNotPassed(expirationDate, today));
}

/** Customer support may move an end until its day. */
const mayMoveEnd = (
  { status, expirationDate, isContinued }: EndedTicket,
  { today, isSupport }: Editor,
): boolean =>
  isSupport &&
  status === 'active' &&
  !isContinued &&
  expirationDate !== null &&
  hasNotPassed(expirationDate, today);

/** Whether a day has not passed: an end is taken back until then (domain: Way back). */
export const hasNotPassed = (day: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(day, today) >= 0;
