import { priceHeadings } from '@takst/domain/services/operator-desk/price-headings.ts';
import {
  type PriceColumn,
  priceColumns,
  readPriceRow,
} from '@takst/domain/services/operator-desk/read-price-row.rules.ts';
import { findColumns, knownHeadings } from '#ticketing/batches/read/find-columns.ts';
import { readInWorker } from '#ticketing/batches/read/read-in-worker.ts';
import type { ListSource } from '#ticketing/batches/read/read-source.ts';
import type { PriceReading, ReaderFacts, ReadPrices } from './price-reading.ts';

/** Reads the files that have one of its endings. */
type PriceReader = {
  readonly endings: readonly string[];
  readonly read: (file: File, facts: ReaderFacts) => Promise<PriceReading>;
};

/** The readers of files, by their endings; a file that none of them names is read as a spreadsheet. */
const priceReaders: readonly PriceReader[] = [
  {
    endings: ['.csv', '.txt', '.tsv', '.xlsx', '.xls'],
    read: async (file, facts) =>
      readSpreadsheet(
        { kind: 'file', bytes: new Uint8Array(await file.arrayBuffer()), sheet: 1 },
        facts,
      ),
  },
  {
    endings: ['.xml'],
    read: async (file, facts) =>
      (await import('../netex/read-netex-file.ts')).readNetexFile(file, facts),
  },
];

export const acceptedEndings = priceReaders.flatMap(({ endings }) => endings).join(',');

export function readPriceFile(file: File, facts: ReaderFacts): Promise<PriceReading> {
  const [spreadsheets] = priceReaders;
  const name = file.name.toLowerCase();
  const reader =
    priceReaders.find(({ endings }) => endings.some((ending) => name.endsWith(ending))) ??
    spreadsheets;
  if (!reader) throw new Error('there is no reader of files');
  return reader.read(file, facts);
}

const headings = knownHeadings({ columns: priceHeadings }, []);
/** A row without a day is in force from the usual one. */
const neededColumns = priceColumns.filter((column) => column !== 'validFrom');

/** Reads a spreadsheet, or cells that were pasted from one. */
export async function readSpreadsheet(
  source: ListSource,
  facts: ReaderFacts,
): Promise<PriceReading> {
  const result = await readInWorker({ source, knownHeadings: headings });
  if ('problem' in result) return result;
  const columns = findColumns(result.list.headings, headings);
  if (neededColumns.some((column) => !columns.includes(column))) return 'headings missing';
  return readRows(result.list.rows, columns, facts);
}

export function readRows(
  rows: readonly (readonly string[])[],
  columns: readonly (string | null)[],
  facts: ReaderFacts,
): ReadPrices {
  const read = rows.map((cells, at) => {
    const cellOf = (column: PriceColumn) => cells[columns.indexOf(column)] ?? '';
    const row = readPriceRow(
      {
        product: cellOf('product'),
        profile: cellOf('profile'),
        zones: cellOf('zones'),
        validFrom: cellOf('validFrom'),
        price: cellOf('price'),
      },
      facts,
    );
    return { line: at + 1, ...row };
  });
  return {
    rows: read.flatMap((one) => ('row' in one ? [one.row] : [])),
    errors: read.flatMap((one) =>
      'faults' in one ? [{ line: one.line, reason: facts.cannotRead(one.faults) }] : [],
    ),
  };
}
