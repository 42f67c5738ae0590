import {
  continuationFromNextMonth,
  immediateContinuation,
} from '#ticketing/tickets/continued-ticket.rules.ts';
import { lastFreeDay } from '#services/free-tickets/free-dates.rules.ts';
import type { NewTicketReason } from '#services/free-tickets/new-ticket-because-of.rules.ts';

/** The days on which an edit may take effect. */
export type TimesOfChange = {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
};

type TimedEdit = {
  /** Why it needs a new ticket. */
  readonly reasons: readonly NewTicketReason[];
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly medium: 'phone' | 'card';
};

/**
 * When the new ticket of an edit may begin: from today, or from the day on which the old one would have begun, to six
 * months ahead and as long as the old one runs (spec 3 §4). A new department alone on a card counts from the next 1st
 * (domain: Editing).
 */
export function timesOfChange(edit: TimedEdit, today: Temporal.PlainDate): TimesOfChange {
  if (isFromNextMonth(edit)) {
    const { newStart } = continuationFromNextMonth(edit, today);
    return { first: newStart, last: newStart };
  }
  const { newStart: first } = immediateContinuation(edit, today);
  const { expirationDate } = edit;
  const last = lastFreeDay(today);
  const runsOut = expirationDate !== null && Temporal.PlainDate.compare(expirationDate, last) < 0;
  return { first, last: runsOut ? expirationDate : last };
}

const isFromNextMonth = ({ reasons, medium }: TimedEdit): boolean =>
  medium === 'card' && reasons.length > 0 && reasons.every((reason) => reason === 'AGREEMENT');

export const isTimeOfChange = (day: Temporal.PlainDate, { first, last }: TimesOfChange): boolean =>
  Temporal.PlainDate.compare(day, first) >= 0 && Temporal.PlainDate.compare(day, last) <= 0;
