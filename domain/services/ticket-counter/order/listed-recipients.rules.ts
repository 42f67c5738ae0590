import { foldText } from '#customers/companies/folded.rules.ts';

const listedFaults = [
  'NO_NUMBER',
  'SEVERAL_NUMBERS',
  /** What follows the number is neither a profile nor a count. */
  'NOT_UNDERSTOOD',
] as const;
export type ListedFault = (typeof listedFaults)[number];

/** A line of a list of guests or cards, before its number is checked. */
export type ListedRecipient = {
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
  /** Null where only the number is known. */
  readonly name: string | null;
  /** A phone or the number of a card, as it was typed. */
  readonly number: string;
  /** Null where the line names none. */
  readonly profileId: string | null;
  /** How many tickets. */
  readonly count: number;
  readonly fault: ListedFault | null;
};

/** Words by which lists call a profile. */
export type NamedProfile = { readonly id: string; readonly names: readonly string[] };

/**
 * Who gets the tickets of an order, one in each line, typed or pasted from a spreadsheet: name, phone or card, profile and
 * count, of which only the number is needed, between tabs, commas or semicolons. Numbers alone may share a line. Headings
 * and empty lines are left out.
 */
export function listedRecipients(
  text: string,
  profiles: readonly NamedProfile[],
): ListedRecipient[] {
  const profileOf = profileByName(profiles);
  return text.split(/\r\n|\r|\n/u).flatMap((typed, place) => {
    const cells = cellsOf(typed);
    if (place === 0 && isHeading(cells)) return [];
    return recipientsIn(cells, profileOf).map((recipient) => ({
      ...recipient,
      line: place + 1,
      text: typed.trim(),
    }));
  });
}

type Read = Pick<ListedRecipient, 'name' | 'number' | 'profileId' | 'count' | 'fault'>;
type ProfileOf = (cell: string) => string | undefined;

const nothing: Read = { name: null, number: '', profileId: null, count: 1, fault: null };

const cellsOf = (line: string): string[] =>
  line
    .split(/[\t;,]/u)
    .flatMap((cell) => splitNumber(cell.trim()))
    .filter((cell) => cell !== '');

/** `Kari Nordmann 412 34 567` is two cells. */
function splitNumber(cell: string): string[] {
  const [, name, number] = /^(.*\p{L}\S*)\s+(\+?\d[\d ]{6,})$/u.exec(cell) ?? [];
  return name === undefined || number === undefined ? [cell] : [name, number];
}

/** Five digits and more: fewer are a count. */
const isNumber = (cell: string): boolean =>
  /^\+?[\d\s().-]+$/u.test(cell) && cell.replaceAll(/\D/gu, '').length >= 5;

/** `0` and `1000` are neither a count nor a name. */
const hasLetter = (cell: string): boolean => /\p{L}/u.test(cell);

const isCount = (cell: string): boolean => /^\d{1,3}$/u.test(cell) && Number(cell) > 0;

const headings = ['navn', 'name', 'mobil', 'mobile', 'telefon', 'phone', 'tlf', 'kort', 'card'];

const isHeading = (cells: readonly string[]): boolean =>
  !cells.some((cell) => /\d/u.test(cell)) &&
  cells.some((cell) => headings.some((heading) => foldText(cell).startsWith(heading)));

function profileByName(profiles: readonly NamedProfile[]): ProfileOf {
  const ids = new Map(
    profiles.flatMap(({ id, names }) => names.map((name) => [foldText(name), id] as const)),
  );
  return (cell) => ids.get(foldText(cell));
}

function recipientsIn(cells: readonly string[], profileOf: ProfileOf): Read[] {
  const numbers = cells.filter(isNumber);
  if (numbers.length === cells.length) return numbers.map((number) => ({ ...nothing, number }));
  const [number] = numbers;
  if (number === undefined) return [{ ...nothing, fault: 'NO_NUMBER' }];
  if (numbers.length > 1) return [{ ...nothing, number, fault: 'SEVERAL_NUMBERS' }];
  const at = cells.indexOf(number);
  const others = cells.filter((_, place) => place !== at);
  const profileId = others.map(profileOf).find((id) => id !== undefined) ?? null;
  const counts = others.filter(isCount);
  const isName = (cell: string) => profileOf(cell) === undefined && !isCount(cell);
  const before = cells.slice(0, at).filter(isName);
  const after = cells.slice(at + 1).filter(isName);
  const names = before.length > 0 ? before : after;
  const isUnderstood =
    (before.length === 0 || after.length === 0) && counts.length <= 1 && names.every(hasLetter);
  return [
    {
      name: names.length === 0 ? null : names.join(' '),
      number,
      profileId,
      count: Number(counts[0] ?? 1),
      fault: isUnderstood ? null : 'NOT_UNDERSTOOD',
    },
  ];
}
