import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';

/** An empty cell and one that is not there are the same; stored rows have only the others. */
export const withoutEmptyCells = (cells: Readonly<Record<string, string | undefined>>): RowCells =>
  Object.fromEntries(
    Object.entries(cells).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
