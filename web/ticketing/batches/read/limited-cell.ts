import { maxCellLength } from '@takst/domain/ticketing/batches/batch.ts';
import { cleanCell } from '@takst/domain/ticketing/batches/column-kinds/clean-cell.rules.ts';

/**
 * A cell as somebody sees it. A longer one is cut: no column takes as many characters as are left, so
 * that it is at fault all the same.
 */
export const limitedCell = (text: string): string =>
  cleanCell(text.slice(0, 4 * maxCellLength)).slice(0, maxCellLength);
