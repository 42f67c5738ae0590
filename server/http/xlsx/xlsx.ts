import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import type { Download } from '#http/serve.ts';
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
  /** Without `.xlsx`. */
  name: string;
  columns: readonly XlsxColumn<Row>[];
  /** Rows, in parts: read, packed and sent as fast as the client takes them. */
  parts: AsyncIterable<readonly Row[]>;
};

/** A workbook with one sheet, of which no more than a part is held. */
export const xlsxDownload = <Row>({
  name,
  columns,
  parts,
}: XlsxFile<Row>): { download: Download } => ({
  download: {
    name: `${name}.xlsx`,
    content: Readable.from(packedSheet(columns, parts), { objectMode: false }),
  },
});

/** ZIP keeps a time for each file; it says nothing here. */
const mtime = new Date(2000, 0, 1);

async function* packedSheet<Row>(
  columns: readonly XlsxColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const [path, text] of fixedFiles) addFile(zip, path)(text, true);
  const write = addFile(zip, sheetFile);
  write(sheetStart(columns.map(({ width }) => width)) + headingRow(columns));
  let number = 1;
  for await (const rows of parts) {
    write(rows.map((row) => rowXml(columns, row, (number += 1))).join(''));
    yield* packed.splice(0);
  }
  write(sheetEnd, true);
  zip.end();
  yield* packed.splice(0);
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
