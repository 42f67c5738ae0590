import type { BatchRow } from '@takst/contract/ticketing/batches/batch.schema.ts';

/** What was changed in one row, and may be the same in others. */
export type Replacement = { column: string; code: string; from: string; to: string };

/** What a row of the table needs to be mended. */
export type MendProps = {
  batchId: number;
  row: BatchRow;
  columns: readonly string[];
  /** Every cell is a field, not only those with a fault. */
  /** The person was ticked in a list, so the row has no cells to correct. */
  isTicked: boolean;
  isEdited: boolean;
  /** It had a fault when this page was opened. */
  wasFaulty: boolean;
  onEdit: (isEdited: boolean) => void;
  onMended: (replacement: Replacement | null) => void;
};
