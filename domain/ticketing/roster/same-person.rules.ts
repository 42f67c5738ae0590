import type { RosterEntry, RosterPerson } from './roster.ts';

const fold = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Without case and spaces at its ends; null for none. */
export function numberKey({ employeeId }: Pick<RosterEntry, 'employeeId'>): string | null {
  const key = fold(employeeId ?? '');
  return key === '' ? null : key;
}

/** Spreadsheets lose the zeros before a number. */
export function numberValue(of: Pick<RosterEntry, 'employeeId'>): string | null {
  return numberKey(of)?.replace(/^0+(?=.)/, '') ?? null;
}

type Names = Pick<RosterEntry, 'firstName' | 'lastName'>;

/** First and last name in one: lists part them in different places. */
export function nameKey({ firstName, lastName }: Names): string | null {
  const key = fold(`${firstName ?? ''} ${lastName ?? ''}`);
  return key === '' ? null : key;
}

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

export const hasOtherNumber = (entry: RosterEntry, person: RosterPerson): boolean =>
  differ(numberValue(entry), numberValue(person));

export const hasOtherPhone = (entry: RosterEntry, person: RosterPerson): boolean =>
  differ(entry.phone, person.phone);

/** The names that a row says otherwise. Case and spaces are no change, nor where the two names are parted. */
export function newNamesOf(entry: Names, person: Names): (keyof Names)[] {
  if (nameKey(entry) === nameKey(person)) return [];
  return (['firstName', 'lastName'] as const).filter(
    (name) => entry[name] !== null && fold(entry[name]) !== fold(person[name] ?? ''),
  );
}

export const hasOtherName = (entry: Names, person: Names): boolean =>
  newNamesOf(entry, person).length > 0;

/** No name in common, so a marriage does not explain it. */
export function hasStrangeName(entry: Names, person: Names): boolean {
  const own = nameKey(entry)?.split(/[ -]/) ?? [];
  const nameParts = nameKey(person)?.split(/[ -]/) ?? [];
  return own.length > 0 && nameParts.length > 0 && !own.some((name) => nameParts.includes(name));
}
