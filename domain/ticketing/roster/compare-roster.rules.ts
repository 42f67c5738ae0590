import { pairRoster } from './pair-roster.rules.ts';
import type {
  ChangedField,
  RosterAct,
  RosterClass,
  RosterEntry,
  RosterPerson,
  RosterReason,
} from './roster.ts';
import { hasManyNewNames, isRecentOrder } from './roster-guards.rules.ts';
import { hasOtherName, hasOtherNumber, hasOtherPhone, newNamesOf } from './same-person.rules.ts';

/** What the comparison says about one row, one person, or both. */
export type RosterLine = {
  readonly class: RosterClass;
  /** Null for a person who is not on the list. */
  readonly entry: RosterEntry | null;
  /** Null for a row without a ticket here. */
  readonly person: RosterPerson | null;
  readonly act: RosterAct | null;
  /** What an update changes. */
  readonly changes: readonly ChangedField[];
  /** Whether the act is accepted by default. */
  readonly isTicked: boolean;
  readonly reason: RosterReason | null;
};

export type RosterComparison = {
  readonly list: readonly RosterEntry[];
  readonly people: readonly RosterPerson[];
  /** Whether the list is complete: only a complete list proposes leavers. */
  readonly isWhole: boolean;
  readonly today: Temporal.PlainDate;
};

/**
 * Compares a company's list of employees with the people who have tickets there (docs/decisions/0047). Each row
 * is in one class, and nobody is in two.
 */
export function compareRoster({ list, people, isWhole, today }: RosterComparison): RosterLine[] {
  const paired = pairRoster(list, people);
  const isDoubtful = hasManyNewNames(paired.pairs);
  return [
    ...(isWhole ? paired.people.map((person) => absentPerson(person, today)) : []),
    ...paired.pairs.map((pair) => knownPerson(pair, isDoubtful)),
    ...paired.entries.map((entry) =>
      line({ class: 'joiner', entry, act: 'order', isTicked: true }),
    ),
    ...paired.unclear.map(({ entry, reason, people: [person = null] }) =>
      line({ class: 'unclear', entry, person, reason }),
    ),
  ];
}

const line = (fields: Partial<RosterLine> & Pick<RosterLine, 'class'>): RosterLine => ({
  entry: null,
  person: null,
  act: null,
  changes: [],
  isTicked: false,
  reason: null,
  ...fields,
});

/** A person with a ticket who is not on the list. Their end is never ticked: a user decides. */
function absentPerson(person: RosterPerson, today: Temporal.PlainDate): RosterLine {
  if (person.isNeverLeaver) return line({ class: 'never-leaver', person });
  if (person.isEnding) return line({ class: 'leaver', person, reason: 'ENDING_ALREADY' });
  if (isRecentOrder(person.orderedOn, today)) {
    return line({ class: 'leaver', person, reason: 'ORDERED_RECENTLY' });
  }
  return line({ class: 'leaver', person, act: 'end' });
}

type Pair = { readonly entry: RosterEntry; readonly person: RosterPerson };

function knownPerson({ entry, person }: Pair, areNamesDoubtful: boolean): RosterLine {
  const changes = changesOf({ entry, person });
  if (changes.length === 0) return line({ class: 'unchanged', entry, person });
  const update = { entry, person, changes, act: 'update' } as const;
  if (changes.includes('phone')) return line({ ...update, class: 'changed-phone', act: 'move' });
  const isDoubtful = areNamesDoubtful && hasOtherName(entry, person);
  return line({
    ...update,
    class: 'changed',
    isTicked: !isDoubtful,
    reason: isDoubtful ? 'MANY_NAMES_CHANGED' : null,
  });
}

/** What the list says otherwise. Case, spaces and lost zeros are no change. */
function changesOf({ entry, person }: Pair): ChangedField[] {
  const hasNewPhone = hasOtherPhone(entry, person);
  const { agreementId } = entry;
  return [
    ...newNamesOf(entry, person),
    ...when(hasOtherNumber(entry, person), 'employeeId'),
    ...when(hasNewPhone, 'phone'),
    // A ticket that moves to another phone is a new ticket; the next comparison changes its agreement.
    ...when(
      !hasNewPhone &&
        agreementId !== null &&
        person.agreementId !== null &&
        agreementId !== person.agreementId,
      'agreement',
    ),
  ];
}

const when = (isChanged: boolean, field: ChangedField): ChangedField[] =>
  isChanged ? [field] : [];
