import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { maxCellLength } from '@takst/domain/ticketing/batches/batch.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownHeadings } from './find-columns.ts';
import { limitedCell } from './limited-cell.ts';
import type { ListTable } from './list-table.ts';
import { readLimits } from './read-limits.ts';
import { ReadError } from './read-problem.ts';
import { readSource } from './read-source.ts';
import { encodeText } from './test-text.ts';
import { escapeXml, workbookFile } from './test-workbook.ts';
import { cpuTime } from '#testing/cpu-time.ts';

const columnHeadings = knownHeadings(companyTicketOrders, []);
const identityNumber = '01010050053';

type List = { headings: string[]; rows: string[][] };

/** Whatever people and programs put into a cell, in letters that every encoding has. */
const unit = fc.constantFrom(...'abcÆøåé 0123;,"\'=+-@|%.<>&#/()\n');
const cell = fc
  .tuple(fc.constantFrom('K', 'Å', '4', ''), fc.string({ unit, maxLength: 12 }))
  .map(([start, rest]) => (start === '' ? '' : start + rest));
const longCell = fc.constantFrom('K'.repeat(600), 'Å'.repeat(5000));
const cells = fc.oneof({ weight: 30, arbitrary: cell }, { weight: 1, arbitrary: longCell });

const headings = fc.constantFrom<string[]>(
  ['FORNAVN', 'TELEFONNR. MOBIL', 'FØDSELSNUMMER', 'ETTERNAVN', 'ANSATTNUMMER'],
  ['Ans.nr', 'Navn', 'Fødselsnr[Ans.nr]', 'Mobiltelefon'],
  ['Employee number', 'Surname', 'Given name', 'Note', 'Mobile phone'],
);
const list: fc.Arbitrary<List> = headings.chain((names) =>
  fc
    .array(fc.array(cells, { minLength: names.length, maxLength: names.length }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((rows) => ({
      headings: names,
      // The first cell makes a row that is not empty; a number stands where nobody asks for one.
      rows: rows.map((row) => [
        'K1',
        ...row.slice(1).map((text, at) => (at === 1 ? identityNumber : text)),
      ]),
    })),
);

type File = { list: List; bytes: Uint8Array };

const textFile: fc.Arbitrary<File> = fc
  .record({
    list,
    delimiter: fc.constantFrom(';', ',', '\t'),
    encoding: fc.constantFrom(
      ...(['utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'windows-1252'] as const),
    ),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    quotesAll: fc.boolean(),
    title: fc.constantFrom('', 'Ansattliste\n\n'),
  })
  .map(({ list: rows, delimiter, encoding, lineEnd, quotesAll, title }) => {
    const line = (texts: readonly string[]) =>
      texts
        .map((text) =>
          quotesAll || /[";,\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text,
        )
        .join(delimiter);
    const text = `${title}${[rows.headings, ...rows.rows].map(line).join('\n')}\n`;
    return { list: rows, bytes: encodeText(text.replaceAll('\n', lineEnd), encoding) };
  });

const columnLetter = (at: number) => String.fromCharCode(65 + at);

const workbook: fc.Arbitrary<File> = fc
  .record({
    list,
    isShared: fc.boolean(),
    hasAddresses: fc.boolean(),
    prefix: fc.constantFrom('', 'x'),
    emptyRows: fc.nat(3),
    isHidden: fc.boolean(),
  })
  .map(({ list: rows, isShared, hasAddresses, prefix, emptyRows, isHidden }) => {
    const p = prefix && `${prefix}:`;
    const sharedStrings: string[] = [];
    const element = (text: string, row: number, at: number) => {
      const address = hasAddresses ? `r="${columnLetter(at)}${row}"` : '';
      if (text === '') return `<${p}c ${address} s="0"/>`;
      if (!isShared)
        return `<${p}c ${address} t="inlineStr"><${p}is><${p}t>${escapeXml(text)}</${p}t></${p}is></${p}c>`;
      sharedStrings.push(text);
      return `<${p}c ${address} t="s"><${p}v>${sharedStrings.length - 1}</${p}v></${p}c>`;
    };
    const elements = [rows.headings, ...rows.rows].map((texts, at) => {
      const row = 1 + at + emptyRows;
      const inside = texts.map((text, column) => element(text, row, column)).join('');
      return `<${p}row ${hasAddresses ? `r="${row}"` : ''} ${isHidden ? 'hidden="1"' : ''}>${inside}</${p}row>`;
    });
    const before = hasAddresses ? '' : `<${p}row/>`.repeat(emptyRows);
    const sheets = [{ rows: before + elements.join('') }];
    return { list: rows, bytes: workbookFile({ sheets, sharedStrings, prefix }) };
  });

/** What happens to files on their way; the place is a part of the file's length. */
const damages = {
  none: (bytes: Uint8Array) => bytes,
  cut: (bytes: Uint8Array, at: number) => bytes.slice(0, at),
  'without its beginning': (bytes: Uint8Array, at: number) => bytes.slice(at),
  'one bit': (bytes: Uint8Array, at: number) =>
    bytes.map((byte, place) => (place === at ? byte ^ (1 << (at % 8)) : byte)),
  zeros: (bytes: Uint8Array, at: number) => bytes.slice().fill(0, at, at + 40),
  twice: (bytes: Uint8Array, at: number) =>
    Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(at / 2)]),
  'a quote': (bytes: Uint8Array, at: number) =>
    Uint8Array.from([...bytes.slice(0, at), 0x22, ...bytes.slice(at)]),
} as const;
type Damage = keyof typeof damages;

const file = fc
  .record({
    kind: fc.oneof(
      textFile.map((file) => ({ ...file, isText: true })),
      workbook.map((file) => ({ ...file, isText: false })),
    ),
    damage: fc.constantFrom<Damage>('none', ...(Object.keys(damages) as Damage[])),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ kind, damage, place }) => ({
    ...kind,
    damage,
    bytes: damages[damage](kind.bytes, Math.floor(place * kind.bytes.length)),
  }));

const expectedRows = ({ headings: names, rows }: List) => {
  const isRead = names.map((name) => !/^FØDSELS/i.test(name));
  return rows.map((row) =>
    row.filter((_, at) => isRead[at]).map((text) => limitedCell(text).replace(identityNumber, '')),
  );
};

/** The cells of a list without those that are empty at the ends of its rows. */
const trimmed = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.slice(0, row.findLastIndex((text) => text !== '') + 1));

function expectLimits(table: ListTable): void {
  expect(table.rows.length).toBeLessThanOrEqual(readLimits.rows);
  expect(table.headings.length).toBeLessThanOrEqual(readLimits.columns);
  const texts = table.rows.flat();
  expect(Math.max(0, ...texts.map(({ length }) => length))).toBeLessThanOrEqual(maxCellLength);
  expect(texts.filter((text) => text.includes(identityNumber))).toEqual([]);
}

/** The list of a file, or the reason why it has none; anything else fails. */
async function readFile(bytes: Uint8Array): Promise<ListTable | ReadError> {
  try {
    return await readSource({ kind: 'file', bytes, sheet: 1 }, columnHeadings, () => {});
  } catch (thrown) {
    if (thrown instanceof ReadError) return thrown;
    throw thrown;
  }
}

describe('1,000 hostile files', () => {
  it('crash nothing, hang nothing and are never read wrongly', { timeout: 100_000 }, async () => {
    const counts = { read: 0, refused: 0, slowestMs: 0 };
    const property = fc.asyncProperty(file, async ({ list: original, bytes, damage, isText }) => {
      const start = cpuTime();
      const result = await readFile(bytes);
      counts.slowestMs = Math.max(counts.slowestMs, cpuTime() - start);
      if (result instanceof ReadError) {
        counts.refused += 1;
        expect(damage).not.toBe('none');
        return;
      }
      counts.read += 1;
      expectLimits(result);
      // A damaged text does not show what it was before.
      if (damage === 'none' || !isText)
        expect(trimmed(result.rows)).toEqual(trimmed(expectedRows(original)));
    });
    await fc.assert(property, { numRuns: 1000, endOnFailure: true });
    expect(counts.slowestMs).toBeLessThan(2000);
    // Neither reading everything nor refusing everything would show anything.
    expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(200);
  });
});
