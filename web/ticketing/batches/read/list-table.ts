import { withoutIdentityNumbers } from '@takst/domain/ticketing/batches/national-identity-number.rules.ts';
import { foldHeading, type KnownHeadings } from './find-columns.ts';
import { isPrivateHeading } from './private-columns.ts';
import { readLimits } from './read-limits.ts';
import { ReadError } from './read-problem.ts';
import type { SheetRows } from './sheet-rows.ts';

/** A list as it was read, without what is private. */
export type ListTable = {
  /** Of each column; empty where it has none. */
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** Cells from which a national identity number was taken. */
  identityNumbers: number;
  /** Headings of columns that are never read. */
  privateHeadings: readonly string[];
} & Omit<SheetRows, 'rows'>;

/** Headings may stand below a title and a date. */
const rowsBeforeData = 10;

export const countHeadings = (cells: readonly string[], knownHeadings: KnownHeadings): number =>
  new Set(cells.map((cell) => knownHeadings.get(foldHeading(cell))?.column).filter(Boolean)).size;

/** The headings and rows of a list; what is private leaves it here. */
export function listTable(sheet: SheetRows, knownHeadings: KnownHeadings): ListTable {
  let identityNumbers = 0;
  const cleaned = sheet.rows.map((cells) =>
    cells.map((cell) => {
      const text = withoutIdentityNumbers(cell);
      if (text !== cell) identityNumbers += 1;
      return text.trim();
    }),
  );
  const at = headingRow(sheet.rows, knownHeadings);
  const rows = cleaned.slice(at + 1).filter((cells) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw new ReadError('EMPTY');
  if (rows.length > readLimits.rows) throw new ReadError('TOO_MANY_ROWS');
  const width = cleaned
    .slice(Math.max(0, at))
    .reduce((most, { length }) => Math.max(most, length), 0);
  const headings = Array.from({ length: width }, (_, place) => cleaned[at]?.[place] ?? '');
  const isRead = headings.map((heading) => !isPrivateHeading(heading));
  return {
    ...sheet,
    headings: headings.filter((_, place) => isRead[place]),
    rows: rows.map((cells) =>
      isRead.flatMap((isOurs, place) => (isOurs ? [cells[place] ?? ''] : [])),
    ),
    identityNumbers,
    privateHeadings: headings.filter((_, place) => !isRead[place]),
  };
}

/** The row with the most known headings; with none the first one, unless it is a person: then -1. */
function headingRow(rows: readonly (readonly string[])[], knownHeadings: KnownHeadings): number {
  const counts = rows.slice(0, rowsBeforeData).map((cells) => countHeadings(cells, knownHeadings));
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  const [first = []] = rows;
  return rows.length > 1 && !first.some((cell) => /\d{4}/.test(cell)) ? 0 : -1;
}
