import { readCsvCell } from '@takst/domain/platform/csv/csv.rules.ts';
import type Papa from 'papaparse';
import { pieceBytes, readLimits } from './read-limits.ts';
import { ReadError } from './read-problem.ts';
import { limitedCell } from './limited-cell.ts';

import type { ReportProgress, SheetRows } from './sheet-rows.ts';

type Delimiter = ';' | '\t' | ',';

/** Some rows may stand above the headings. */
const maxRows = readLimits.rows + 10;

/** A spreadsheet has no more; its empty rows stand in the file, too. */
const linesOfExcel = 1_048_576;

/** Looked at to find the delimiter. */
const previewLength = pieceBytes / 4;
const previewRows = 20;

export type CsvOptions = {
  /** How many of the cells are headings that we know. */
  countHeadings: (cells: readonly string[]) => number;
  report: ReportProgress;
};

/** The rows of a text file, or of cells pasted from a spreadsheet. */
export async function readCsv(text: string, options: CsvOptions): Promise<SheetRows> {
  const { default: papa } = await import('papaparse');
  const lines = text.replaceAll(/\r\n?/g, '\n');
  // Excel's own first line, which names the delimiter.
  const [firstLine = '', named] = /^"?sep=([;\t,])"?\n/i.exec(lines) ?? [];
  const body = lines.slice(firstLine.length);
  const delimiter = (named as Delimiter | undefined) ?? delimiterOf(papa, body, options);
  const rows: string[][] = [];
  let line = 1 + (named ? 1 : 0);
  let piecesWithoutRow = 0;
  const settings = {
    ...settingsFor(delimiter),
    chunkSize: 4 * pieceBytes,
    chunk({ data, errors }: Papa.ParseResult<string[]>) {
      const brokenRow = errors[0] ? (errors[0].row ?? 0) : data.length;
      for (const cells of data.slice(0, brokenRow)) {
        addRow(rows, cells);
        line += linesOf(cells);
      }
      if (errors.length > 0) throw new ReadError('QUOTE_NOT_CLOSED', line);
      if (line > linesOfExcel) throw new ReadError('TOO_MANY_ROWS');
      piecesWithoutRow = data.length === 0 ? piecesWithoutRow + 1 : 0;
      if (piecesWithoutRow > 1) throw endlessRow(body, line);
      options.report();
    },
  };
  papa.parse<string[]>(body, settings);
  return { rows, hiddenRows: 0, mergedAreas: 0, sheet: null };
}

const settingsFor = (delimiter: Delimiter) =>
  ({ delimiter, newline: '\n', quoteChar: '"' }) as const;

/** No row is as long as two pieces, unless a quote is never closed or the file is no list. */
const endlessRow = (text: string, line: number) =>
  text.includes('"') ? new ReadError('QUOTE_NOT_CLOSED', line) : new ReadError('NOT_A_SPREADSHEET');

const linesOf = (cells: readonly string[]) => {
  let lines = 1;
  for (const cell of cells) if (cell.includes('\n')) lines += cell.split('\n').length - 1;
  return lines;
};

function addRow(rows: string[][], texts: readonly string[]): void {
  // Spreadsheets write their empty rows, too: up to a million.
  if (texts.every((text) => text === '')) return;
  const cells = texts.map((text) => limitedCell(readCsvCell(text)));
  while (cells.at(-1) === '') cells.pop();
  if (cells.length === 0) return;
  if (cells.length > readLimits.columns) throw new ReadError('TOO_MANY_COLUMNS');
  if (rows.length === maxRows) throw new ReadError('TOO_MANY_ROWS');
  rows.push(cells);
}

/** The delimiter that gives the most headings of ours, or else the steadiest number of columns. */
function delimiterOf(papa: typeof Papa, text: string, { countHeadings }: CsvOptions): Delimiter {
  const preview = text.slice(0, previewLength);
  const candidates = ([';', '\t', ','] as const).map((delimiter) => {
    const settings = { ...settingsFor(delimiter), preview: previewRows };
    const rows = papa.parse<string[]>(preview, settings).data;
    const headings = Math.max(0, ...rows.slice(0, 5).map(countHeadings));
    return { delimiter, headings, steadiness: steadinessOf(rows) };
  });
  const [best] = candidates.toSorted(
    (one, other) => other.headings - one.headings || other.steadiness - one.steadiness,
  );
  return best?.delimiter ?? ';';
}

/** The part of the rows that have the most frequent number of columns, if that is more than one. */
function steadinessOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  const widths = rows.map(({ length }) => length).filter((width) => width > 1);
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / Math.max(1, rows.length);
}
