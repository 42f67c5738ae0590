import { Zip, ZipDeflate } from 'fflate';
import { inPieces } from '#platform/http/xlsx/in-pieces.ts';
import type { Download } from '#platform/http/serve.ts';
import { endOfPiece } from '#platform/jobs/paced.ts';
import { cellStyles, cellXml, textCellXml, type XlsxCell } from './xlsx-cells.ts';
import { fixedFiles, sheetEnd, sheetFile, sheetStart } from './xlsx-files.ts';

export type XlsxColumn<Row> = {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
  /** One of `textCell`, `oreCell`, `countCell` and `dateCell`. */
  readonly cell: (row: Row) => XlsxCell | null;
};

export type XlsxFile<Row> = {
  /** Of the file, without `.xlsx`, or of the sheet. */
  name: string;
  columns: readonly XlsxColumn<Row>[];
  /** Rows, in parts: read, packed and sent as fast as the client takes them. */
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
};

/** A sheet of a workbook, row by row as it is taken. */
export type XlsxSheet = { readonly name: string; readonly xml: () => AsyncIterable<string> };

const xlsxSheet = <Row>({ name, columns, parts }: XlsxFile<Row>): XlsxSheet => ({
  name,
  xml: () => sheetXml(columns, parts),
});

/** A sheet whose rows are there. */
export const rowsSheet = <Row>({
  rows,
  ...sheet
}: Omit<XlsxFile<Row>, 'parts'> & { readonly rows: readonly Row[] }): XlsxSheet =>
  xlsxSheet({ ...sheet, parts: [rows] });

/** A workbook with one sheet. */
export const xlsxDownload = <Row>({ name, ...sheet }: XlsxFile<Row>): { download: Download } =>
  workbookDownload(name, [xlsxSheet({ ...sheet, name: 'Takst' })]);

/** A workbook, of which no more than a part is held. */
const workbookDownload = (name: string, sheets: readonly XlsxSheet[]): { download: Download } => ({
  download: {
    name: `${name}.xlsx`,
    content: packedSheets(sheets),
  },
});

/** ZIP keeps a time for each file; it says nothing here. */
const mtime = new Date(2000, 0, 1);

/** The bytes of a workbook. */
export async function* packedSheets(sheets: readonly XlsxSheet[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    chunks.push(bytes);
  });
  for (const [path, text] of fixedFiles(sheets.map(({ name }) => name))) {
    addFile(zip, path)(text, true);
  }
  for (const [place, { xml }] of sheets.entries()) {
    const write = addFile(zip, sheetFile(place));
    for await (const text of xml()) {
      write(text);
      yield* chunks.splice(0);
      // What is packed may come later.
      yield endOfPiece;
    }
    write('', true);
  }
  zip.end();
  yield* chunks.splice(0);
}

async function* sheetXml<Row>(
  columns: readonly XlsxColumn<Row>[],
  parts: XlsxFile<Row>['parts'],
): AsyncGenerator<string> {
  yield sheetStart(columns.map(({ width }) => width)) + headingRow(columns);
  let number = 1;
  for await (const rows of inPieces(parts)) {
    yield rows.map((row) => rowXml(columns, row, (number += 1))).join('');
  }
  yield sheetEnd;
}

function addFile(zip: Zip, path: string) {
  const file = new ZipDeflate(path, { level: 6 });
  file.mtime = mtime;
  zip.add(file);
  return (text: string, isLast = false) => file.push(new TextEncoder().encode(text), isLast);
}

function headingRow<Row>(columns: readonly XlsxColumn<Row>[]): string {
  const style = cellStyles.heading;
  const cells = columns.map(({ heading }, index) =>
    textCellXml(heading, { reference: `${columnName(index)}1`, style }),
  );
  return `<row r="1">${cells.join('')}</row>`;
}

function rowXml<Row>(columns: readonly XlsxColumn<Row>[], row: Row, number: number): string {
  const cells = columns.map((column, index) =>
    cellXml(column.cell(row), `${columnName(index)}${number}`),
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** A to Z: no file here has more columns. */
function columnName(index: number): string {
  if (index > 25) throw new Error('a sheet has at most 26 columns');
  return String.fromCharCode(65 + index);
}
