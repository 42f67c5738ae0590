import type { RosterEntry, RosterPerson, UnclearReason } from './roster.ts';
import {
  hasOtherNumber,
  hasOtherPhone,
  hasStrangeName,
  nameKey,
  numberKey,
  numberValue,
} from './same-person.rules.ts';

type Unclear = {
  readonly entry: RosterEntry;
  readonly reason: UnclearReason;
  /** The people that the row may be about; nothing is proposed for them either. */
  readonly people: readonly RosterPerson[];
};

export type PairedRoster = {
  readonly pairs: readonly { readonly entry: RosterEntry; readonly person: RosterPerson }[];
  readonly unclear: readonly Unclear[];
  /** Rows without a person who has a ticket here. */
  readonly entries: readonly RosterEntry[];
  /** People without a row. */
  readonly people: readonly RosterPerson[];
};

type Pair = PairedRoster['pairs'][number];
type KeyOf = (of: RosterEntry | RosterPerson) => string | null;

const phoneKey: KeyOf = ({ phone }) => phone;

/**
 * Finds the person of each row: by number, by number without leading zeros, by phone, and by name when no number or
 * phone contradicts it. Each pass pairs only rows and people that match uniquely among the remaining ones; an ambiguous
 * row is unclear.
 */
export function pairRoster(
  list: readonly RosterEntry[],
  people: readonly RosterPerson[],
): PairedRoster {
  const candidatesOf = candidateFinder(people);
  const { copies, others } = entriesTwice(list);
  const once = list.filter((entry) => !copies.has(entry) && !others.has(entry));
  const contradictory = new Set(once.filter((entry) => candidatesOf(entry).isContradictory));
  const unclear: Unclear[] = [
    ...[...copies].map((entry) => ({ entry, reason: 'TWICE_IN_LIST', people: [] }) as const),
    ...unclearFor('TWICE_IN_LIST', others, candidatesOf),
    ...unclearFor('NUMBER_AND_PHONE_DIFFER', contradictory, candidatesOf),
  ];
  const inDoubt = peopleOf(unclear);
  const clear = once.filter((entry) => !contradictory.has(entry));
  const pairs = pairInPasses(
    clear,
    people.filter((person) => !inDoubt.has(person)),
  );
  const [hardly, sure] = partition(pairs, isAlmostNothingSame);
  const hardlySame = hardly.map(({ entry }) => entry);
  unclear.push(...unclearFor('ALMOST_NOTHING_SAME', hardlySame, candidatesOf));
  const pairedEntries = new Set(pairs.map(({ entry }) => entry));
  const remaining = leftOver(
    clear.filter((entry) => !pairedEntries.has(entry)),
    people,
    { candidatesOf, paired: new Set(sure.map(({ person }) => person)), unclear },
  );
  return { pairs: sure, ...remaining };
}

type PairingResult = {
  readonly candidatesOf: ReturnType<typeof candidateFinder>;
  readonly paired: ReadonlySet<RosterPerson>;
  readonly unclear: readonly Unclear[];
};

/** The rows and people that no pass has paired. A row is unclear if one of its values still points at a person. */
function leftOver(
  entries: readonly RosterEntry[],
  people: readonly RosterPerson[],
  { candidatesOf, paired, unclear: before }: PairingResult,
): Omit<PairedRoster, 'pairs'> {
  const doubted = peopleOf(before);
  const byName = Map.groupBy(
    people.filter((person) => !paired.has(person) && !doubted.has(person)),
    nameKey,
  );
  const unclear = [...before];
  const [pointing, others] = partition(entries, (entry) => candidatesOf(entry).all.length > 0);
  for (const entry of pointing) {
    const { all } = candidatesOf(entry);
    const isTaken = all.some((person) => paired.has(person));
    const reason = isTaken ? 'PERSON_OF_ANOTHER_ROW' : 'NUMBER_OF_SEVERAL';
    unclear.push({ entry, reason, people: all });
  }
  const sameName = (entry: RosterEntry) =>
    nameKey(entry) === null ? [] : (byName.get(nameKey(entry)) ?? []);
  const [namesakes, strangers] = partition(others, (entry) => sameName(entry).length > 0);
  for (const entry of namesakes) {
    unclear.push({ entry, reason: 'SAME_NAME', people: sameName(entry) });
  }
  const mentioned = peopleOf(unclear);
  return {
    unclear,
    entries: strangers,
    people: people.filter((person) => !paired.has(person) && !mentioned.has(person)),
  };
}

function partition<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

const unclearFor = (
  reason: UnclearReason,
  entries: Iterable<RosterEntry>,
  candidatesOf: PairingResult['candidatesOf'],
): Unclear[] => [...entries].map((entry) => ({ entry, reason, people: candidatesOf(entry).all }));

const peopleOf = (unclear: readonly Unclear[]): ReadonlySet<RosterPerson> =>
  new Set(unclear.flatMap((one) => one.people));

/** The people that a row may be about, by number and by phone. */
function candidateFinder(people: readonly RosterPerson[]) {
  const byNumber = Map.groupBy(people, numberKey);
  const byValue = Map.groupBy(people, numberValue);
  const byPhone = Map.groupBy(people, phoneKey);
  return (entry: RosterEntry) => {
    const number = numberKey(entry);
    const numbered =
      number === null ? [] : (byNumber.get(number) ?? byValue.get(numberValue(entry)) ?? []);
    const phoned = entry.phone === null ? [] : (byPhone.get(entry.phone) ?? []);
    return {
      all: [...new Set([...numbered, ...phoned])],
      isContradictory:
        numbered.length > 0 &&
        phoned.length > 0 &&
        !phoned.some((person) => numbered.includes(person)),
    };
  };
}

/**
 * Rows that share a number or a phone. Of rows that are the same in everything the first one counts, the others are
 * copies: which it is makes no difference.
 */
function entriesTwice(list: readonly RosterEntry[]) {
  const copies = new Set<RosterEntry>();
  const others = new Set<RosterEntry>();
  for (const keyOf of [numberKey, phoneKey]) {
    for (const [key, entries] of Map.groupBy(list, keyOf)) {
      if (key === null || entries.length < 2) continue;
      const isSame = new Set(entries.map(contentOf)).size === 1;
      const [, ...later] = entries.toSorted((one, other) => one.row - other.row);
      for (const entry of isSame ? later : entries) (isSame ? copies : others).add(entry);
    }
  }
  return { copies: copies.difference(others), others };
}

const contentOf = ({ row: _row, ...content }: RosterEntry): string =>
  JSON.stringify([nameKey(content), numberKey(content), content.phone, content.agreementId]);

function pairInPasses(list: readonly RosterEntry[], people: readonly RosterPerson[]): Pair[] {
  const entries = new Set(list);
  const free = new Set(people);
  const pairs: Pair[] = [];
  const pass = (keyOf: KeyOf, isPossible: (pair: Pair) => boolean = () => true) => {
    const byKey = Map.groupBy(free, keyOf);
    for (const [key, [entry, ...otherEntries]] of Map.groupBy(entries, keyOf)) {
      const [person, ...others] = byKey.get(key) ?? [];
      if (key === null || !entry || !person) continue;
      if (otherEntries.length > 0 || others.length > 0 || !isPossible({ entry, person })) continue;
      pairs.push({ entry, person });
      entries.delete(entry);
      free.delete(person);
    }
  };
  pass(numberKey);
  pass(numberValue);
  pass(phoneKey);
  pass(
    nameKey,
    ({ entry, person }) => !hasOtherNumber(entry, person) && !hasOtherPhone(entry, person),
  );
  return pairs;
}

/** A number or a phone that has passed to a new person. */
const isAlmostNothingSame = ({ entry, person }: Pair): boolean =>
  hasStrangeName(entry, person) && (hasOtherNumber(entry, person) || hasOtherPhone(entry, person));
