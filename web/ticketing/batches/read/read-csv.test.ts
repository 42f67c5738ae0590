import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { csvLine, byteOrderMark } from '@takst/domain/platform/csv/csv.rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownHeadings } from './find-columns.ts';
import { countHeadings } from './list-table.ts';
import { readCsv } from './read-csv.ts';
import { limitedCell } from './limited-cell.ts';
import { problemOf } from './read-problem.ts';
import { cpuTime } from '#testing/cpu-time.ts';

const columnHeadings = knownHeadings(companyTicketOrders, []);
const readRows = async (text: string) => {
  const options = {
    countHeadings: (cells: readonly string[]) => countHeadings(cells, columnHeadings),
    report: () => {},
  };
  return (await readCsv(text, options)).rows;
};
const problem = (text: string) => readRows(text).then(() => null, problemOf);

describe('the rows of a text file', () => {
  it.each([
    ['semicolons', 'Fornavn;Mobil\nKari;412 34 567\n'],
    ['commas', 'Fornavn,Mobil\nKari,412 34 567'],
    ['tabs', 'Fornavn\tMobil\r\nKari\t412 34 567\r\n'],
    ['line ends of an old Mac', 'Fornavn;Mobil\rKari;412 34 567\r'],
    ['line ends of several kinds', 'Fornavn;Mobil\r\nKari;412 34 567\n\n'],
    ['quotes', '"Fornavn";"Mobil"\n"Kari";"412 34 567"\n'],
    ['a first line that names the delimiter', 'sep=;\nFornavn;Mobil\nKari;412 34 567'],
    ['empty lines and empty cells at the end', '\n;;\nFornavn;Mobil;;\n\nKari;412 34 567;;\n'],
  ])('are found with %s', async (_, text) => {
    expect(await readRows(text)).toEqual([
      ['Fornavn', 'Mobil'],
      ['Kari', '412 34 567'],
    ]);
  });

  it('are split where the headings are, whatever stands in the cells', async () => {
    const text = 'Navn;Mobil\n"Nordmann, Kari";412,1\n"Hansen, Ola";412,2\nBerg, Per, AS;412,3';
    expect((await readRows(text)).map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  });

  it('without headings of ours are split where it is steadiest', async () => {
    expect(await readRows('Kari, A;1;x\nOla;2;y\nPer, B, C;3;z')).toEqual([
      ['Kari, A', '1', 'x'],
      ['Ola', '2', 'y'],
      ['Per, B, C', '3', 'z'],
    ]);
  });

  it('are not split by words that stand far below the headings', async () => {
    const text = `${'Kari;1\n'.repeat(6)}Mobil,Fornavn;2`;
    expect((await readRows(text)).at(-1)).toEqual(['Mobil,Fornavn', '2']);
  });

  it('may have delimiters, quotes and line ends in their cells', async () => {
    expect(await readRows('Fornavn;Mobil\n"Kari; ""K""\nAnne";1')).toEqual([
      ['Fornavn', 'Mobil'],
      ['Kari; "K" Anne', '1'],
    ]);
  });

  it('lose what our own files put before a formula or around a number', async () => {
    expect(await readRows(`Fornavn;Ansattnr\n'=SUM(A1);="00123"\n'@x;'-5\n`)).toEqual([
      ['Fornavn', 'Ansattnr'],
      ['=SUM(A1)', '00123'],
      ['@x', '-5'],
    ]);
  });

  it('are those that our own files were written from, whatever stands in them', async () => {
    const unit = fc.oneof(
      fc.constantFrom(...'\'"=+-@|%;,\t\n\r \u00a0Åa0'),
      fc.string({ maxLength: 1 }),
    );
    const cell = fc.string({ unit, maxLength: 8 });
    const row = fc.tuple(fc.constant('K'), cell, cell, fc.constant('x'));
    const heading = ['Fornavn', 'Etternavn', 'Mobil', 'Ansattnr'];
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
        const text = byteOrderMark + [heading, ...rows].map((cells) => csvLine(cells)).join('');
        const read = await readRows(text.slice(1));
        expect(read).toEqual([heading, ...rows].map((cells) => cells.map(limitedCell)));
      }),
      { numRuns: 2000 },
    );
  });

  it('end at a quote that is not closed, with its line', async () => {
    const text = `Fornavn;Mobil\n"Kari\nAnne";1\nOla;"2\n${'Per;3\n'.repeat(100_000)}`;
    expect(await problem(text)).toEqual({ code: 'QUOTE_NOT_CLOSED', line: 4 });
    expect(await problem('Fornavn;Mobil\nOla;"2" x\n')).toEqual({
      code: 'QUOTE_NOT_CLOSED',
      line: 2,
    });
    // The line that names the delimiter is one of the file.
    expect(await problem('sep=;\nFornavn;Mobil\nOla;"2\n')).toEqual({
      code: 'QUOTE_NOT_CLOSED',
      line: 3,
    });
  });

  it('are 10,000 and some titles at most, in 200 columns', async () => {
    const rows = (count: number) => `Fornavn;Mobil\n${'Kari;412 34 567\n'.repeat(count)}`;
    expect(await readRows(rows(10_000))).toHaveLength(10_001);
    expect(await problem(rows(10_010))).toEqual({ code: 'TOO_MANY_ROWS' });
    expect(await problem(`Fornavn;Mobil\n${'x;'.repeat(201)}x`)).toEqual({
      code: 'TOO_MANY_COLUMNS',
    });
  });

  it.each([
    ['quotes', '"'.repeat(5_000_000)],
    ['pairs of quotes', '";'.repeat(2_500_000)],
    ['delimiters', ';'.repeat(5_000_000)],
    ['line ends', '\n'.repeat(5_000_000)],
    ['quotes on lines', '"\n'.repeat(2_500_000)],
    ['one cell', 'x'.repeat(5_000_000)],
    ['delimiters of all kinds', ';,\t'.repeat(1_500_000)],
  ])('are read or refused soon in a file of %s', async (_, text) => {
    const start = cpuTime();
    await problem(text);
    expect(cpuTime() - start).toBeLessThan(2000);
  });
});
