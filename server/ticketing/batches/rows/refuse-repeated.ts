import type { DecidedRow } from '../batch/batch-work.ts';

/** Of rows that are about the same the first one counts. */
export function refuseRepeated(rows: readonly DecidedRow[]): DecidedRow[] {
  const keys = new Set<string>();
  return rows.map((row) => {
    const isRepeated = row.keys.some((key) => keys.has(key));
    for (const key of row.keys) keys.add(key);
    return isRepeated
      ? { ...row, faults: [{ column: null, code: 'ROW_TWICE', proposal: null }], effect: null }
      : row;
  });
}
