import type { CellFault } from '@takst/domain/ticketing/batches/column-kinds/cell-reading.ts';
import { cleanCell } from '@takst/domain/ticketing/batches/column-kinds/clean-cell.rules.ts';
import { type BatchService, type RowValues, storedColumns } from './batch-service.ts';
import { readCell, type ReadingContext } from './read-cell.ts';

export type RowCells = Readonly<Record<string, string>>;

/** What is wrong with one cell. */
type FaultyCell = { column: string; code: CellFault; proposal: string | null };

export type ParsedRow<S extends BatchService> =
  | { readonly values: RowValues<S> }
  | { readonly faults: readonly FaultyCell[] };

/** Reads the cells of a row as its columns say. */
export function readRow<S extends BatchService>(
  service: S,
  cells: RowCells,
  context: ReadingContext,
): ParsedRow<S> {
  const faults: FaultyCell[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, column] of storedColumns(service)) {
    const cell = cells[name] ?? '';
    if (!column.isRequired && cleanCell(cell) === '') {
      values[name] = null;
      continue;
    }
    const reading = readCell(column, cell, context);
    if ('fault' in reading) {
      faults.push({ column: name, code: reading.fault, proposal: reading.proposal });
    } else values[name] = reading.value;
  }
  return faults.length > 0 ? { faults } : { values: values as RowValues<S> };
}

/** How damaged cells of a row were read, by column. */
export function undoneCells(
  service: BatchService,
  cells: RowCells,
  context: ReadingContext,
): RowCells {
  const columns = Object.fromEntries(storedColumns(service));
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => {
      const column = columns[name];
      const reading = column && readCell(column, cell, context);
      return reading && 'readAs' in reading && reading.readAs !== null
        ? [[name, reading.readAs]]
        : [];
    }),
  );
}
