import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hostileCells, isFormula } from '#app/test-hostile-cells.ts';
import { formulasIn, openInOffice } from './test-office.ts';
import { sheetIn, textsIn } from './test-read-sheet.ts';
import { countCell, dateCell, oreCell, textCell } from './xlsx-cells.ts';
import { sheetFile } from './xlsx-files.ts';
import { type XlsxColumn, xlsxDownload } from './xlsx.ts';

/** `npm run trial:exports` sets both: LibreOffice opens the file then. */
const count = Number(process.env['HOSTILE_CELLS'] ?? 1_000);
const office = process.env['OFFICE'];
const program = office ?? 'soffice';

type Row = { text: string | null; ore: number | null; day: Temporal.PlainDate | null };
const columns: readonly XlsxColumn<Row>[] = [
  { heading: 'Navn', width: 30, cell: ({ text }) => textCell(text) },
  { heading: 'Beløp', width: 14, cell: ({ ore }) => oreCell(ore) },
  { heading: 'Dato', width: 12, cell: ({ day }) => dateCell(day) },
  { heading: 'Antall', width: 8, cell: () => countCell(1_234) },
];
const day = Temporal.PlainDate.from('2026-11-07');

async function* partsOf(rows: readonly Row[], size = 400) {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
const workbookOf = async (rows: readonly Row[]) => {
  const { download } = xlsxDownload({ name: 'fakturaer', columns, parts: partsOf(rows) });
  return {
    name: download.name,
    bytes: Buffer.concat(
      (await Array.fromAsync(download.content)).map((part) => Buffer.from(part)),
    ),
  };
};

const sheetOf = async (rows: readonly Row[]) => sheetIn((await workbookOf(rows)).bytes);

describe('a workbook', () => {
  it('has amounts and counts as numbers and calendar dates as days', async () => {
    const sheet = await sheetOf([{ text: 'Åse & Bo <AS>', ore: -123_450, day }]);
    expect(sheet).toContain('<c r="B2" s="2"><v>-1234.5</v></c>');
    expect(sheet).toContain('<c r="C2" s="3"><v>46333</v></c>');
    expect(sheet).toContain('<c r="D2" s="4"><v>1234</v></c>');
    expect(textsIn(sheet, 'A')).toEqual(['Navn', 'Åse & Bo <AS>']);
  });

  it('leaves cells of nothing empty', async () => {
    const sheet = await sheetOf([{ text: '', ore: null, day: null }]);
    expect(sheet).toContain('<row r="2"><c r="D2" s="4"><v>1234</v></c></row>');
  });

  it('has every text as it was, and none as a formula', async () => {
    const texts = [...hostileCells(count), '_x003D_1+1', '_x005F_', '\uD800', '\u0000\uFFFE', '=1'];
    const sheet = await sheetOf(texts.map((text) => ({ text, ore: 0, day })));
    expect(textsIn(sheet, 'A').slice(1)).toEqual(texts);
    expect(sheet).not.toMatch(/<f[ >]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/);
    // A planted fault: the texts themselves are formulas.
    expect(texts.filter(isFormula).length).toBeGreaterThan(count / 2);
  });

  it('holds no more than a part of 100,000 rows', async () => {
    const rows = Array.from({ length: 1_000 }, () => ({
      text: 'Bedriftsbillett',
      ore: 74_700,
      day,
    }));
    let read = 0;
    async function* parts() {
      for (read = 0; read < 100; read += 1) yield rows;
    }
    const { download } = xlsxDownload({ name: 'linjer', columns, parts: parts() });
    const chunks = download.content[Symbol.asyncIterator]();
    await chunks.next();
    // What nobody has taken yet is not read.
    expect(read).toBeLessThan(30);
    let size = 0;
    for await (const chunk of download.content) size += Buffer.from(chunk).length;
    expect(read).toBe(100);
    expect(size).toBeGreaterThan(100_000);
  });

  it.runIf(office !== undefined)(
    'has no formulas to LibreOffice',
    async () => {
      const texts = hostileCells(count);
      const { bytes } = await workbookOf(texts.map((text) => ({ text, ore: 100, day })));
      const sheet = await openInOffice(program, { type: 'xlsx', content: bytes });
      const cells = sheet.match(/office:value-type="string"/g)?.length ?? 0;
      console.log(`XLSX: ${cells} cells of text, ${formulasIn(sheet)} formulas`);
      expect([cells, formulasIn(sheet)]).toEqual([texts.length + columns.length, 0]);
      expect(sheet).toContain('office:date-value="2026-11-07"');
      // A planted fault: a workbook with a formula.
      const files = unzipSync(bytes);
      const planted = strToU8(sheetIn(bytes).replace('<v>', '<f>1+1</f><v>'));
      const content = zipSync({ ...files, [sheetFile()]: planted });
      expect(formulasIn(await openInOffice(program, { type: 'xlsx', content }))).toBe(1);
    },
    600_000,
  );
});
