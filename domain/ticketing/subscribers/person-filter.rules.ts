import type { TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';

/** What of a person’s tickets and subscriptions a filter of the employee list is about; a person can be in several of these. */
export const personStates = [
  'valid',
  'ending',
  'pending',
  'code-not-fetched',
  'without-ticket',
] as const;
export type PersonState = (typeof personStates)[number];

/** What was done for a person this month, and stands. */
export const monthActs = ['ordered', 'ended', 'zones-changed'] as const;
export type MonthAct = (typeof monthActs)[number];

export const personFilters = [...personStates, ...monthActs] as const;
export type PersonFilter = (typeof personFilters)[number];

/** A ticket ends soon within this many days: from the 1st on at the end of the month. */
const endsSoonWithin = Temporal.Duration.from({ days: 31 });

export const lastDayOfSoon = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.add(endsSoonWithin);

type PersonTicket = {
  readonly status: TicketStatus;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly awaitsPickup: boolean;
};

/** Which of the filters a person is in, by their tickets and subscriptions. The SQL twin is `personIn`; a test holds the two equal. */
export function statesOfPerson(
  tickets: readonly PersonTicket[],
  today: Temporal.PlainDate,
): ReadonlySet<PersonState> {
  const running = tickets.filter(({ status }) => status === 'active');
  const living = tickets.filter(({ status }) => status === 'active' || status === 'pending');
  const endsSoon = ({ expirationDate }: PersonTicket) =>
    expirationDate !== null &&
    Temporal.PlainDate.compare(expirationDate, lastDayOfSoon(today)) <= 0;
  const facts: Record<PersonState, boolean> = {
    valid: running.length > 0,
    // New zones or a new phone are no end: another ticket goes on.
    ending: running.length > 0 && living.every(endsSoon),
    pending: running.length === 0 && living.length > 0,
    'code-not-fetched': running.some(({ awaitsPickup }) => awaitsPickup),
    'without-ticket': living.length === 0,
  };
  return new Set(personStates.filter((state) => facts[state]));
}
