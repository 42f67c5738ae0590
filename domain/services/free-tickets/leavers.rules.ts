import { compareRoster, type RosterLine } from '#ticketing/roster/compare-roster.rules.ts';
import type { RosterEntry, RosterPerson } from '#ticketing/roster/roster.ts';

/** All people with the employee number of one employee who have a free ticket today or later. */
export type FreeFamily = Pick<
  RosterPerson,
  'subscriberId' | 'firstName' | 'lastName' | 'employeeId' | 'phone' | 'isEnding' | 'orderedOn'
> & {
  readonly ticketIds: readonly number[];
  /** The number belongs to a pensioner. */
  readonly isPensioners: boolean;
  /** A planned change gives a member of the family this number, or takes it away. */
  readonly changesNumber: boolean;
};

type FamilyComparison = {
  readonly list: readonly RosterEntry[];
  readonly families: readonly FreeFamily[];
  /** Whether the list is complete: only a complete list proposes leavers. */
  readonly isWhole: boolean;
  readonly today: Temporal.PlainDate;
};

/**
 * Compares a company's list of employees with the families that have free tickets (docs/decisions/0095). Only leavers are
 * acted on, each with the whole family: the list does not say what an order or an edit needs.
 */
export function compareFamilies({ families, ...comparison }: FamilyComparison): RosterLine[] {
  const people = families.map(personOf);
  const changing = new Set(
    families.flatMap(({ subscriberId, changesNumber }) => (changesNumber ? [subscriberId] : [])),
  );
  return compareRoster({ ...comparison, people }).map((line) => {
    if (line.class !== 'leaver') return withoutAct(line);
    const isChanging = changing.has(line.person?.subscriberId ?? 0);
    return isChanging ? { ...line, act: null, reason: 'NUMBER_CHANGES' } : line;
  });
}

/** Pensioners are on no list of employees. */
const personOf = ({
  isPensioners,
  changesNumber: _changesNumber,
  ...family
}: FreeFamily): RosterPerson => ({
  ...family,
  agreementId: null,
  isNeverLeaver: isPensioners,
});

function withoutAct(line: RosterLine): RosterLine {
  const isKnown = line.class === 'changed' || line.class === 'changed-phone';
  return {
    ...line,
    class: isKnown ? 'unchanged' : line.class,
    act: null,
    changes: [],
    isTicked: false,
    reason: line.class === 'unclear' ? line.reason : null,
  };
}
