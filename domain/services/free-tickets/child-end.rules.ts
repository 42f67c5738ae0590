import { isCurrent, type TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';
import { lastOfMonth } from '#platform/time/month.rules.ts';
import { birthdayAt } from './age.rules.ts';
import type { ChildEndAge, ChildEndKind, ChildEndSettings } from './child-end-settings.ts';
import type { FreeProfileId } from './free-profile.rules.ts';

/** How long before it a child's ticket gets its last day (domain: Children). */
const childEndNotice = Temporal.Duration.from({ days: 31 });

export type Child = {
  readonly profileId: FreeProfileId;
  readonly birthDate: Temporal.PlainDate;
};

/**
 * The last day of a child's ticket by the settings: of the month or the year in which the holder reaches the age. Null
 * where it runs on, as every ticket of somebody who is no child (domain: Children).
 */
export function childLastDay(
  { profileId, birthDate }: Child,
  { expireChildTickets, expireChildTicketsAtAge }: ChildEndSettings,
): Temporal.PlainDate | null {
  if (profileId !== 'CHILD') return null;
  const birthday = birthdayAt(expireChildTicketsAtAge, birthDate);
  switch (expireChildTickets) {
    case 'NEVER':
      return null;
    case 'AT_END_OF_MONTH':
      return lastOfMonth(birthday);
    case 'AT_END_OF_YEAR':
      return birthday.with({ month: 12, day: 31 });
  }
}

/** Names the setting by which a child is past the age. */
export type ChildPastAge = {
  readonly kind: Exclude<ChildEndKind, 'NEVER'>;
  readonly age: ChildEndAge;
  /** The last day that a ticket of this child could have. */
  readonly lastDay: Temporal.PlainDate;
};

/** Why a child gets no ticket from a day on: its last day by the settings has passed then. Null when it gets one. */
export function refuseChildPastAge(
  child: Child & { readonly startDate: Temporal.PlainDate },
  settings: ChildEndSettings,
): ChildPastAge | null {
  const lastDay = childLastDay(child, settings);
  const { expireChildTickets: kind, expireChildTicketsAtAge: age } = settings;
  if (lastDay === null || kind === 'NEVER') return null;
  return isBefore(lastDay, child.startDate) ? { kind, age, lastDay } : null;
}

/**
 * The last day of a child's ticket that is not ended yet: that of the settings, and where it has passed, as after a
 * change of the settings, that of this month, which is charged whole anyway.
 */
export function comingChildLastDay(
  child: Child,
  settings: ChildEndSettings,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const lastDay = childLastDay(child, settings);
  return lastDay !== null && isBefore(lastDay, today) ? lastOfMonth(today) : lastDay;
}

type BeginningTicket = Child & { readonly startDate: Temporal.PlainDate };

/**
 * The end by rule that a ticket has on a day when nobody has ended it: from 31 days before it. One that begins after it, as
 * it was ordered before a change of the settings, is valid for the month in which it begins.
 */
export function childEndByRule(
  child: BeginningTicket,
  settings: ChildEndSettings,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const firstDay = isBefore(today, child.startDate) ? child.startDate : today;
  const lastDay = comingChildLastDay(child, settings, firstDay);
  return lastDay !== null && isBefore(today.add(childEndNotice), lastDay) ? null : lastDay;
}

export type ChildTicket = BeginningTicket & {
  readonly status: TicketStatus;
  readonly expirationDate: Temporal.PlainDate | null;
  /** The business day on which somebody has set the end; null for an end by rule. */
  readonly endedOn: Temporal.PlainDate | null;
};

/**
 * Which last day a ticket has to have now: asked by the daily job, an order and an edit. An end by hand stays, and a
 * ticket that is over stays over; a changed setting moves or removes an end by rule.
 */
export function lastDayNow(
  ticket: ChildTicket,
  settings: ChildEndSettings,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (ticket.endedOn !== null || !isCurrent(ticket.status)) return ticket.expirationDate;
  return childEndByRule(ticket, settings, today);
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;
