import type { BatchService, Column } from '@takst/contract/ticketing/batches/batch-service.ts';
import { readFullName } from '@takst/domain/ticketing/batches/column-kinds/full-name.rules.ts';

/** Which column of the file each column of ours is; null for one that the file lacks. */
export type ColumnChoice = Readonly<Record<string, number | null>>;

type Cells = Record<string, string>;

/** The rows with the columns of the service and nothing else; names in one column are split. */
export const rowsToSend = (
  service: Pick<BatchService, 'columns'>,
  rows: readonly (readonly string[])[],
  choice: ColumnChoice,
): Cells[] =>
  rows.map((texts) => {
    const cells: Cells = {};
    for (const [name, column] of Object.entries<Column>(service.columns)) {
      const place = choice[name];
      const text = place === null || place === undefined ? '' : (texts[place] ?? '');
      if (text === '') continue;
      if (column.as === 'full-name') splitName(cells, text, column.splitsInto);
      else cells[name] = text;
    }
    return cells;
  });

/** A name that cannot be split is the last name: the first one is missing then, and asked for. */
function splitName(cells: Cells, text: string, [first, last]: readonly [string, string]): void {
  if (cells[first] !== undefined || cells[last] !== undefined) return;
  const reading = readFullName(text);
  if ('fault' in reading) cells[last] = text;
  else {
    cells[first] = reading.value.firstName;
    cells[last] = reading.value.lastName;
  }
}
