import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import { setImmediate } from 'node:timers/promises';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { BoundWork, DecidedRow } from '../batch/batch-work.ts';
import { readingContext } from '../batch/reading-context.ts';
import { refuseRepeated } from '../rows/refuse-repeated.ts';

/** The rows that one call brings whole, instead of a draft. */
export type RowsOfCall = {
  readonly scope: Scope;
  readonly companyId: number;
  /** As they are stored. */
  readonly options: unknown;
  readonly rows: readonly RowCells[];
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

export type CheckedRows = {
  readonly rows: readonly DecidedRow[];
  readonly generalFaults: readonly string[];
};

/** Decides about rows as the check of a draft does, some at once, and stores nothing. */
export async function checkRows(
  database: Database,
  { work, maxChecked }: { readonly work: BoundWork; readonly maxChecked: number },
  { rows, ...request }: RowsOfCall,
): Promise<CheckedRows> {
  const { scope, companyId, options, today } = request;
  const { tenant } = scope;
  const reading = await readingContext(database, work, { tenant, options, today });
  await work.warmUp(database, { tenant, companyId, today });
  const decided: DecidedRow[] = [];
  const generalFaults = new Set<string>();
  for (let start = 0; start < rows.length; start += maxChecked) {
    const part = rows
      .slice(start, start + maxChecked)
      .map((cells, place) => ({ position: start + place + 1, cells, plan: null }));
    const ofPart = { ...request, reading, batchId: 0, rows: part, lock: false };
    const result = await database.transaction((tx) => work.decide(tx, ofPart));
    decided.push(...result.rows);
    for (const fault of result.generalFaults) generalFaults.add(fault);
    // Other calls come in between.
    await setImmediate();
  }
  return { rows: refuseRepeated(decided), generalFaults: [...generalFaults] };
}
