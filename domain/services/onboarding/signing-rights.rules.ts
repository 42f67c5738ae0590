import { isSamePerson, type Signatory } from './same-person.rules.ts';

export { isSamePerson, type Signatory } from './same-person.rules.ts';

/** Where the right comes from: registered signature, procuration, or the roles when neither is registered. */
export type SigningBasis = 'SIGNATURE' | 'PROCURATION' | 'ROLES';

/** People who sign together; one alone when there is one. */
export type SigningCombination = {
  readonly basis: SigningBasis;
  readonly people: readonly Signatory[];
};

/** Who may sign for a company; the company is bound when all people of one combination have signed. */
export type SigningRights = { readonly combinations: readonly SigningCombination[] };

export type SigningStep =
  /** A combination is whole with this signature; nobody else signs. */
  | { readonly may: 'sign-alone' }
  /** Others sign too: `next` has each of them once, in Norwegian order. */
  | { readonly may: 'sign-with'; readonly next: readonly Signatory[] }
  /** `eligible` has those who may sign now; none when no combination has all who have signed. */
  | { readonly may: 'not'; readonly eligible: readonly Signatory[] }
  | { readonly may: 'no-rights' };

type Progress = {
  /** Who has signed so far. */
  readonly signed: readonly Signatory[];
  /** Who has proved their identity now. */
  readonly person: Signatory;
};

/**
 * What a person may do with a contract that others may have signed already (domain: Onboarding). A person who has signed
 * before gets the same answer again.
 */
export function signingStep(
  rights: SigningRights,
  { signed: signatures, person }: Progress,
): SigningStep {
  const groups = usableGroups(rights);
  if (groups.length === 0) return { may: 'no-rights' };
  const signed = signatures.filter((signatory) => !isSamePerson(signatory, person));
  if (groups.some((group) => completes(group, { signed, person }))) return { may: 'sign-alone' };
  const afterwards = stillMissing(groups, [...signed, person]);
  if (afterwards.length > 0) return { may: 'sign-with', next: afterwards };
  return { may: 'not', eligible: stillMissing(groups, signed) };
}

/** Whether everybody of one combination has signed. Signatures of others do not matter. */
export const isComplete = (rights: SigningRights, signed: readonly Signatory[]): boolean =>
  usableGroups(rights).some((group) => haveAllSigned(group, signed));

/**
 * Those who are still to sign beside people who have signed or were asked to: none when these are a whole combination,
 * and none when they are together in no combination.
 */
export const missingSigners = (
  rights: SigningRights,
  people: readonly Signatory[],
): readonly Signatory[] =>
  isComplete(rights, people) ? [] : stillMissing(usableGroups(rights), people);

type Group = readonly Signatory[];

/** Leaves out combinations of nobody, which would always be whole, and those that name a person twice. */
const usableGroups = ({ combinations }: SigningRights): Group[] =>
  combinations
    .map(({ people }) => people)
    .filter((people) => people.length > 0 && distinct(people).length === people.length);

const distinct = (people: Group): Group =>
  people.filter((one, place) => !people.slice(0, place).some((other) => isSamePerson(one, other)));

const haveAllSigned = (group: Group, signed: Group): boolean => withoutEach(signed, group) !== null;

const completes = (group: Group, { signed, person }: Progress): boolean =>
  group.some(
    (one, place) => isSamePerson(one, person) && haveAllSigned(group.toSpliced(place, 1), signed),
  );

/** Who is still to sign in the groups that have all who have signed. */
const stillMissing = (groups: readonly Group[], signed: Group): Group =>
  distinct(groups.flatMap((group) => withoutEach(group, signed) ?? [])).toSorted(compareNames);

/**
 * The people of a group without the given ones; null unless each of these is in the group. One signature never counts for
 * two people, even if both could have its name.
 */
function withoutEach(group: Group, [first, ...others]: Group): Group | null {
  if (!first) return group;
  for (const [place, person] of group.entries()) {
    const rest = isSamePerson(person, first)
      ? withoutEach(group.toSpliced(place, 1), others)
      : null;
    if (rest) return rest;
  }
  return null;
}

const collator = new Intl.Collator('nb');

const compareNames = (one: Signatory, other: Signatory): number =>
  collator.compare(one.name, other.name) ||
  Temporal.PlainDate.compare(one.birthDate, other.birthDate);
