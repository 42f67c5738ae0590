import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../read/read-problem.ts';
import { type TestWorkbook, workbookFile } from '../read/test-workbook.ts';
import { readXlsx } from './read-xlsx.ts';

const readBook = (book: TestWorkbook, sheet = 1) => readXlsx(workbookFile(book), sheet, () => {});
const readRows = (rows: string, book: Partial<TestWorkbook> = {}) =>
  readBook({ sheets: [{ rows }], ...book }).rows;
const oneCell = (cell: string, book: Partial<TestWorkbook> = {}) =>
  readRows(`<row r="1">${cell}</row>`, book)[0]?.[0];
const problem = (read: () => unknown) => {
  try {
    read();
    return null;
  } catch (thrown) {
    return problemOf(thrown).code;
  }
};
const number = (value: string, style = 0) => `<c r="A1" s="${style}"><v>${value}</v></c>`;

/** Reads a zip file with so many parts, of which its directory names so many. */
function readParts({ parts, directoryEntries }: { parts: number; directoryEntries: number }) {
  const one = zipSync({ 'xl/media/picture.png': strToU8('picture') }, { level: 0 });
  const end = one.slice(-22);
  const directoryAt = new DataView(one.buffer, one.length - 22).getUint32(16, true);
  const part = one.slice(0, directoryAt);
  const entry = one.slice(directoryAt, -22);
  const view = new DataView(end.buffer);
  view.setUint16(10, directoryEntries, true);
  view.setUint32(12, entry.length * directoryEntries, true);
  const pieces = [...Array(parts).fill(part), ...Array(directoryEntries).fill(entry), end];
  const file = Uint8Array.from(Buffer.concat(pieces));
  let reports = 0;
  expect(problem(() => readXlsx(file, 1, () => (reports += 1)))).toBe('TOO_LARGE_INSIDE');
  return { file, reports };
}

describe('a cell of a workbook', () => {
  it.each([
    ['a number', number('41234567'), '41234567'],
    ['a number with an exponent', number('4.1234567E7'), '41234567'],
    ['a number that the computer could not write exactly', number('0.30000000000000004'), '0.3'],
    [
      'a text in the cell',
      '<c r="A1" t="inlineStr"><is><t>Kåre &amp; Åse</t></is></c>',
      'Kåre & Åse',
    ],
    [
      'a text in several fonts',
      '<c r="A1" t="inlineStr"><is><r><t>Kå</t></r><r><t>re</t></r></is></c>',
      'Kåre',
    ],
    [
      'a text with a reading aid',
      '<c r="A1" t="inlineStr"><is><t>Li</t><rPh><t>x</t></rPh></is></c>',
      'Li',
    ],
    ['a line break within a text', '<c r="A1" t="str"><v>Kåre_x000D_\nÅs</v></c>', 'Kåre Ås'],
    ['what a formula came to', '<c r="A1" t="str"><f>B1</f><v>Kåre</v></c>', 'Kåre'],
    ['an empty text from a formula', '<c r="B1" t="str"><f>C1</f><v></v></c>', undefined],
    ['a formula without a value', '<c r="A1"><f>B1</f></c>', '#CALC!'],
    ['a formula that failed', '<c r="A1" t="e"><f>B1</f><v>#N/A</v></c>', '#N/A'],
    ['a text that begins like a formula', '<c r="A1" t="str"><v>=1+1</v></c>', '=1+1'],
    ['yes', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['a day as text', '<c r="A1" t="d"><v>2026-03-01T00:00:00</v></c>', '2026-03-01'],
    ['a text that is not in the file', '<c r="A1" t="s"><v>7</v></c>', '#REF!'],
    ['a cell without an address', '<c><v>5</v></c>', '5'],
  ])('%s', (_, cell, text) => {
    expect(oneCell(cell)).toBe(text);
  });

  it('with more digits than Excel keeps is not taken for the number that was typed', () => {
    expect(oneCell(number('1234567890123456'))).toBe('1.234567890123456E+15');
    expect(oneCell('<c r="A1" t="str"><v>1234567890123456</v></c>')).toBe('1234567890123456');
  });

  it.each([
    ['dd.mm.yyyy', '46082', '2026-03-01'],
    ['d/m/yy h:mm', '46082.75', '2026-03-01'],
    ['[$-414]d. mmmm yyyy;@', '46082', '2026-03-01'],
    ['[Red]0', '46082', '46082'],
    ['0 "dager"', '46082', '46082'],
    ['hh:mm', '0.5', '0.5'],
    ['00000', '123', '00123'],
    ['00 00 00 00', '41234567', '41234567'],
    ['General', '123', '123'],
  ])('with the format %s: %s is %s', (format, value, text) => {
    expect(oneCell(number(value, 1), { formats: [format] })).toBe(text);
  });

  it.each([
    ['1', '1900-01-01'],
    ['59', '1900-02-28'],
    ['61', '1900-03-01'],
  ])('of the first days: %s is %s', (value, day) => {
    expect(oneCell(number(value, 1), { formats: ['yyyy-mm-dd'] })).toBe(day);
  });

  it('of a workbook that counts from 1904 is another day', () => {
    const book = { formats: ['dd.mm.yyyy'], workbookProperties: 'date1904="1"' };
    expect(oneCell(number('44620', 1), book)).toBe('2026-03-01');
  });
});

describe('the rows of a workbook', () => {
  it('stand where their addresses say, without the empty ones', () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>';
    expect(readRows(rows)).toEqual([['', '1', '', '2']]);
  });

  it('are read from elements with a prefix, too', () => {
    const rows = '<x:row><x:c t="s"><x:v>0</x:v></x:c></x:row>';
    expect(readRows(rows, { prefix: 'x', sharedStrings: ['Åse'] })).toEqual([['Åse']]);
  });

  it('that are hidden or merged are counted', () => {
    const rows = '<row r="1" hidden="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"/>';
    const after = '<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="A1:C1"/></mergeCells>';
    expect(readBook({ sheets: [{ rows, after }] })).toMatchObject({
      hiddenRows: 1,
      mergedAreas: 1,
    });
  });

  it('come from the first sheet that is not hidden, or from the one that was named', () => {
    const sheet = (value: number) => `<row r="1"><c r="A1"><v>${value}</v></c></row>`;
    const sheets = [
      { name: 'Lister', rows: sheet(0), state: 'veryHidden' },
      { name: 'Ansatte & co', rows: sheet(1) },
      { name: 'Annet', rows: sheet(2) },
    ];
    expect(readBook({ sheets })).toMatchObject({
      rows: [['1']],
      sheet: { position: 1, names: ['Ansatte & co', 'Annet'] },
    });
    expect(readBook({ sheets }, 2).rows).toEqual([['2']]);
  });
});

describe('a workbook that cannot be read', () => {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const sound = workbookFile({ sheets: [{ rows: row }] });
  const manyRows = Array.from({ length: 10_011 }, () => '<row><c><v>1</v></c></row>').join('');
  const emptyRows = '<row/>'.repeat(1_000_000);
  const bomb = { 'xl/worksheets/sheet2.xml': new Uint8Array(70 * 1024 * 1024) };
  const document = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>';

  it.each([
    ['is cut off', 'DAMAGED', sound.slice(0, sound.length - 30)],
    ['is cut in its middle', 'DAMAGED', sound.slice(0, 400)],
    ['grows', 'TOO_LARGE_INSIDE', workbookFile({ sheets: [{ rows: row }], parts: bomb })],
    ['has a document type', 'DAMAGED', workbookFile({ sheets: [{ rows: row }], head: document })],
    ['has too many rows', 'TOO_MANY_ROWS', workbookFile({ sheets: [{ rows: manyRows }] })],
    [
      'has a far column',
      'TOO_MANY_COLUMNS',
      workbookFile({ sheets: [{ rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }] }),
    ],
    ['has rows in no order', 'DAMAGED', workbookFile({ sheets: [{ rows: `<row r="2"/>${row}` }] })],
    [
      'has an address that is none',
      'DAMAGED',
      workbookFile({ sheets: [{ rows: '<row r="1"><c r="1A"><v>1</v></c></row>' }] }),
    ],
    ['is a text document', 'NOT_A_SPREADSHEET', zipSync({ 'word/document.xml': strToU8('<w/>') })],
    ['has no sheet', 'DAMAGED', workbookFile({ sheets: [] })],
  ])('because it %s', (_, code, file) => {
    expect(problem(() => readXlsx(file, 1, () => {}))).toBe(code);
  });

  it('is refused for one byte that is wrong, wherever it is', () => {
    const isRefusedOrSame = fc.property(
      fc.nat({ max: sound.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      (at, flipped) => {
        const file = Uint8Array.from(sound);
        file[at] = (file[at] ?? 0) ^ flipped;
        let rows: unknown = null;
        const code = problem(() => {
          rows = readXlsx(file, 1, () => {}).rows;
        });
        // Some bytes say nothing about the rows, such as the day of the file.
        return code !== null || String(rows) === '1';
      },
    );
    expect(fc.check(isRefusedOrSame, { numRuns: 500 })).toMatchObject({ failed: false });
  });

  it('is refused for 60,000 parts before any of them is read', () => {
    const { file, reports } = readParts({ parts: 60_000, directoryEntries: 60_000 });
    expect(file.length).toBeGreaterThan(5_000_000);
    // Not the time, which depends on the machine: no piece of the file was unpacked.
    expect(reports).toBe(0);
  });

  it('is refused for more parts than its directory says', () => {
    const { file, reports } = readParts({ parts: 60_000, directoryEntries: 1 });
    expect(reports).toBeLessThan(file.length / 16_384 / 10);
  });

  it('is not refused for a million empty rows', () => {
    expect(readRows(`${row}${emptyRows}`)).toEqual([['1']]);
  });
});
