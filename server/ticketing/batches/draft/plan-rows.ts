import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import { maxRowsAtOnce } from '@takst/domain/ticketing/batches/batch.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { changeBatch } from '../batch/batch.store.ts';
import type { BoundWork, DecidedRow, RowFaultOf } from '../batch/batch-work.ts';
import { plannedRows, type RowToStore } from '../rows/planned-rows.store.ts';
import { batchRows } from '../rows/row.store.ts';
import type { OpenBatch } from './open-batch.ts';

/** A row as its service has planned it. */
export type PlannedRow = {
  readonly cells: RowCells;
  /** Ids and codes: it is kept when what the row says about people is deleted. */
  readonly plan: { readonly act: string | null };
  /** Whether it is taken in, when these are its faults. Without an act it never is. */
  readonly isTakenIn: (faults: readonly RowFaultOf[]) => boolean;
};

type PlanDependencies = {
  readonly work: BoundWork;
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Puts planned rows in the place of those that a draft has, and checks those that do something. */
export async function planRows(
  { tx, batch, reading }: OpenBatch,
  rows: readonly PlannedRow[],
  { work, scope, today, now }: PlanDependencies,
): Promise<void> {
  const { companyId, id: batchId, options } = batch;
  const store = plannedRows(tx, batch);
  await batchRows(tx, batch).deleteAll();
  for (let start = 0; start < rows.length; start += maxRowsAtOnce) {
    const part = rows
      .slice(start, start + maxRowsAtOnce)
      .map((row, place) => ({ ...row, position: start + place + 1 }));
    const acting = part.filter(({ plan }) => plan.act !== null);
    const request = {
      scope,
      companyId,
      batchId,
      options,
      today,
      now,
      reading,
      rows: acting,
      lock: false,
    };
    const decided = acting.length === 0 ? [] : (await work.decide(tx, request)).rows;
    const decisionAt = new Map(decided.map((row) => [row.position, row]));
    await store.insert(part.map((row) => stored(row, decisionAt.get(row.position))));
  }
  await changeBatch(tx, batch, { now, checked_on: today, general_faults: [] });
}

function stored(
  { position, cells, plan, isTakenIn }: PlannedRow & { position: number },
  decision: DecidedRow | undefined,
): RowToStore {
  const { keys = [], faults = [], effect = null, subject = null } = decision ?? {};
  const isIn = decision !== undefined && isTakenIn(faults);
  const state = isIn ? (faults.length === 0 ? 'ready' : 'faulty') : 'left-out';
  return { position, cells, plan, keys, faults, effect, subject, state };
}
