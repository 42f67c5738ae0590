import { compareRoster, type RosterLine } from '#ticketing/roster/compare-roster.rules.ts';
import type { RosterEntry, RosterPerson } from '#ticketing/roster/roster.ts';

/** Everybody with the employee number of one employee who has a free ticket today or will have one. */
export type FreeFamily = Pick<
  RosterPerson,
  'subscriberId' | 'firstName' | 'lastName' | 'employeeId' | 'phone' | 'isEnding' | 'orderedOn'
> & {
  readonly ticketIds: readonly number[];
  /** The number is that of somebody who has retired. */
  readonly isPensioners: boolean;
  /** A change that has not come yet gives somebody of them this number, or takes it. */
  readonly changesNumber: boolean;
};

type FamilyComparison = {
  readonly list: readonly RosterEntry[];
  readonly families: readonly FreeFamily[];
  /** Whether the list has everybody who works in the company; nobody leaves by a part. */
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
