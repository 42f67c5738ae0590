import { splitName } from '#services/school-tickets/split-name.rules.ts';

/** A pupil as text, before anything is checked. */
export type PastedPupil = {
  readonly firstName: string;
  readonly lastName: string;
  readonly className: string;
  /** A phone or the number of a card, as it was typed. */
  readonly medium: string;
};

/** The first cells of lists of pupils that have a heading. */
const headings = [
  'fornavn',
  'first name',
  'navn',
  'name',
  'elev',
  'pupil',
  'etternavn',
  'last name',
];

/**
 * Pupils from lines of a spreadsheet: first name, last name, class, phone or card; with three cells the name is one, and
 * split on its last space. Null for what is no list, as a single word: it goes where it was pasted.
 */
export function pastedPupils(text: string): PastedPupil[] | null {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.split(line.includes('\t') ? '\t' : ';').map(trimmed));
  if (!rows.some((cells) => cells.length > 1)) return null;
  const [first = [], ...others] = rows;
  const hasHeading = headings.includes((first[0] ?? '').toLowerCase());
  return (hasHeading ? others : rows).map(pupilOf);
}

const trimmed = (cell: string): string => cell.trim();

function pupilOf(cells: readonly string[]): PastedPupil {
  const [one = '', two = '', three = '', four = ''] = cells;
  if (cells.length > 3) return { firstName: one, lastName: two, className: three, medium: four };
  const name = splitName(one) ?? { firstName: one, lastName: '' };
  return { ...name, className: two, medium: three };
}
