import type { TicketStatus } from './ticket-status.rules.ts';

/** What the rules about an end that was set look at. */
export type EndedTicket = {
  readonly status: TicketStatus;
  readonly expirationDate: Temporal.PlainDate | null;
  /** The business day on which a user or a continuation set the end; null for an end by rule. */
  readonly endedOn: Temporal.PlainDate | null;
  /** Another ticket continues this one. */
  readonly isContinued: boolean;
};

/** The ticket that another one continues. It is neither cancelled nor failed. */
export type PreviousTicket = {
  readonly id: number;
  readonly lastDay: Temporal.PlainDate;
  /** The card that it lies on; null on a phone and on paper. */
  readonly cardId: number | null;
  /** Both lie on the same phone or card. */
  readonly isOnSameMedium: boolean;
};

/** Who acts, and on which day. */
export type Editor = { readonly today: Temporal.PlainDate; readonly isSupport: boolean };

/**
 * The company may undo an end until the end of the day on which it was set, customer support until the
 * day of the end itself (domain: Way back). Cancelling the ticket that continues this one takes back
 * what a continuation has ended. An end by rule is not undone.
 */
export function mayUndoEnd(ticket: EndedTicket, { today, isSupport }: Editor): boolean {
  const { status, expirationDate, endedOn, isContinued } = ticket;
  const isOver = status === 'cancelled' || status === 'failed' || status === 'anonymised';
  if (isOver || isContinued || expirationDate === null || endedOn === null) return false;
  return endedOn.equals(today) || (isSupport && hasNotPassed(expirationDate, today));
}

/** Customer support may move an end until its day. */
export const mayMoveEnd = (
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

/**
 * Whether the ticket before is valid again when the one that continues it is cancelled: until its last day has passed
 * (domain: Way back). One that stayed behind on another phone is not.
 */
export const mayReopenOnSamePhone = (
  { lastDay, isOnSameMedium }: PreviousTicket,
  today: Temporal.PlainDate,
): boolean => isOnSameMedium && hasNotPassed(lastDay, today);
