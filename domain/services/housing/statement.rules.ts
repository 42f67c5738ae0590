import { lastClosableMonth } from '#billing/invoices/billing-period.rules.ts';
import { firstOfMonth } from '#platform/time/month.rules.ts';
import { unitFindings, type UnitFinding, type UnitPerson } from './unit-findings.rules.ts';

/**
 * A closed month is final; an open one is not invoiced yet, or not in full; one that is not ours was invoiced before the
 * operator used the portal. Of that and of a coming one there is no amount.
 */
export const statementMonthStates = ['CLOSED', 'OPEN', 'COMING', 'NOT_OURS'] as const;
export type StatementMonthState = (typeof statementMonthStates)[number];

const { compare } = Temporal.PlainDate;

type MonthFacts = {
  readonly today: Temporal.PlainDate;
  readonly hasOpenLines: boolean;
  /** It is not before the first month that the operator invoices in the portal. */
  readonly isOurs: boolean;
};

export function statementMonthState(
  month: Temporal.PlainDate,
  { today, hasOpenLines, isOurs }: MonthFacts,
): StatementMonthState {
  if (compare(month, firstOfMonth(today)) > 0) return 'COMING';
  if (!isOurs) return 'NOT_OURS';
  // Without lines nothing is closed, but nothing can come any more either.
  return hasOpenLines || compare(month, lastClosableMonth(today)) > 0 ? 'OPEN' : 'CLOSED';
}

/** The firsts of the twelve months of a year. */
export const monthsOfYear = (year: number): Temporal.PlainDate[] =>
  Array.from({ length: 12 }, (_, place) => new Temporal.PlainDate(year, place + 1, 1));

/** A forgotten move-out and the people of the unit that it concerns. */
export type ForgottenMoveOut<Person> = {
  readonly kind: UnitFinding;
  /** The first day with two households, or the last day of the person who has moved out. */
  readonly day: Temporal.PlainDate;
  readonly people: readonly Person[];
};

/** The findings of `unitFindings` with their people: one for two households, and one for each person who has moved out. */
export function forgottenMoveOuts<Person extends UnitPerson>(
  people: readonly Person[],
  today: Temporal.PlainDate,
): ForgottenMoveOut<Person>[] {
  const pairs = people.flatMap((one, place) =>
    people
      .slice(place + 1)
      .filter((other) => unitFindings([one, other], today).has('two-households'))
      .map((other) => ({ one, other, day: laterOf(one.fromDate, other.fromDate) })),
  );
  const [first] = pairs.toSorted((one, other) => compare(one.day, other.day));
  const involved = new Set(pairs.flatMap(({ one, other }) => [one, other]));
  const moveOuts: ForgottenMoveOut<Person>[] = first
    ? [
        {
          kind: 'two-households',
          day: first.day,
          people: people.filter((one) => involved.has(one)),
        },
      ]
    : [];
  for (const person of people) {
    const { toDate } = person;
    if (toDate && unitFindings([person], today).has('runs-after-move-out')) {
      moveOuts.push({ kind: 'runs-after-move-out', day: toDate, people: [person] });
    }
  }
  return moveOuts;
}

const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  compare(one, other) > 0 ? one : other;
