import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { ReadingContext } from '@takst/contract/ticketing/batches/read-cell.ts';
import { openQuestions } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { changeBatch, type LockedBatch } from '../batch/batch.store.ts';
import type { BoundWork } from '../batch/batch-work.ts';
import { checkedRows } from '../rows/checked-rows.store.ts';
import { batchRows } from '../rows/row.store.ts';
import { batchTotalsOf } from '../batch/totals.query.ts';

export type CheckRequest = {
  readonly scope: Scope;
  readonly batch: LockedBatch;
  readonly reading: ReadingContext;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  readonly maxRows: number;
};

/**
 * Checks the next unchecked rows, in a number of statements that does not depend on them. Looks for rows
 * about the same person once every row is checked, because any two rows may be.
 */
export async function checkNext(
  tx: Transaction,
  work: BoundWork,
  { scope, batch, reading, today, now, maxRows }: CheckRequest,
): Promise<{ totals: BatchTotals; changed: number[] }> {
  const rows = checkedRows(tx, batch);
  if (batch.checkedOn === null || !batch.checkedOn.equals(today))
    await batchRows(tx, batch).uncheck();
  const next = await rows.nextUnchecked(maxRows);
  const { companyId, options } = batch;
  const unanswered = await unansweredOf(rows, work, options);
  const { rows: decided, generalFaults } = await work.decide(tx, {
    scope,
    companyId,
    batchId: batch.id,
    options,
    today,
    now,
    reading,
    rows: next,
    lock: false,
    unanswered,
  });
  // What is missing above the table is asked before a row is checked: it would be a fault of each.
  const waits = openQuestions(work.service, { generalFaults }).length > 0;
  if (!waits) await rows.saveChecked(decided);
  const twice = await rows.findTwice();
  await changeBatch(tx, batch, { now, checked_on: today, general_faults: [...generalFaults] });
  const totals = await batchTotalsOf(tx, batch);
  return { totals, changed: [...next.map(({ position }) => position), ...twice] };
}

/** The questions that the options leave open and that not every row answers for itself. */
async function unansweredOf(
  rows: ReturnType<typeof checkedRows>,
  { service: { questions = [] } }: BoundWork,
  options: unknown,
): Promise<readonly string[]> {
  const answers = { ...(options as object) };
  const unanswered: string[] = [];
  for (const { code, columns, isAnswered } of questions) {
    if (!isAnswered(answers) && (await rows.lack(columns))) unanswered.push(code);
  }
  return unanswered;
}
