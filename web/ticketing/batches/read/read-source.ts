import { decodeText } from './decode-text.ts';
import type { KnownHeadings } from './find-columns.ts';
import { countHeadings, type ListTable, listTable } from './list-table.ts';
import { readCsv } from './read-csv.ts';
import { readLimits } from './read-limits.ts';
import { ReadError } from './read-problem.ts';
import type { ReportProgress, SheetRows } from './sheet-rows.ts';

/** A file, or the text of pasted cells. */
export type ListSource =
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly sheet: number }
  | { readonly kind: 'paste'; readonly text: string };

/** Reads whatever a user has given, or throws a `ReadError`. */
export async function readSource(
  source: ListSource,
  knownHeadings: KnownHeadings,
  report: ReportProgress,
): Promise<ListTable> {
  return listTable(await readRows(source, knownHeadings, report), knownHeadings);
}

async function readRows(
  source: ListSource,
  knownHeadings: KnownHeadings,
  report: ReportProgress,
): Promise<SheetRows> {
  const options = {
    countHeadings: (cells: readonly string[]) => countHeadings(cells, knownHeadings),
    report,
  };
  if (source.kind === 'paste') {
    if (source.text.length > readLimits.fileBytes) throw new ReadError('FILE_TOO_LARGE');
    return readCsv(source.text, options);
  }
  const { bytes } = source;
  if (bytes.length > readLimits.fileBytes) throw new ReadError('FILE_TOO_LARGE');
  switch (kindOf(bytes)) {
    case 'zip':
      return (await import('../xlsx/read-xlsx.ts')).readXlsx(bytes, source.sheet, report);
    case 'old Excel':
      throw new ReadError('OLD_OR_LOCKED');
    case 'text':
      return readCsv(plainText(bytes), options);
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** By its first bytes: the ending of a name says little. */
function kindOf(bytes: Uint8Array): 'zip' | 'old Excel' | 'text' {
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) return 'zip';
  // Compound files: Excel before 2007, and newer ones with a password.
  return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]) ? 'old Excel' : 'text';
}

/** Some programs give web pages or XML the ending of a spreadsheet. */
function plainText(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (/^\s*(<|%PDF|\{\\rtf)/.test(text)) throw new ReadError('NOT_A_SPREADSHEET');
  return text;
}
