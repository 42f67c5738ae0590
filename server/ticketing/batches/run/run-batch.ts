import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { mayDo } from '@takst/domain/ticketing/batches/batch.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { findBatch } from '../batch/batch.query.ts';
import { changeBatch, lockBatch, type LockedBatch, recountBatch } from '../batch/batch.store.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { mendedRows } from '../draft/mended-rows.store.ts';
import { batchRows } from '../rows/row.store.ts';
import { batchTotalsOf } from '../batch/totals.query.ts';
import type { StartRefusal } from '../batch/batch-work.ts';
import { plannedRows } from '../rows/planned-rows.store.ts';
import { readingContext } from '../batch/reading-context.ts';
import { beginRun } from './begin-run.ts';
import { refuseSameRows } from './refuse-same-rows.ts';
import { runBatchJob } from './run-batch.job.ts';

type RunRoute = BatchCalls['runBatch'];
type RunCall = Call<RunRoute>;
type RunOutcome = Outcome<RunRoute>;
type Refused = Extract<RunOutcome, { refused: unknown }>;

/** Starts, stops, goes on with, ends or discards a batch, as its user saw it. */
export const runBatch = ({ database, changes, work, calls }: ServiceCalls) =>
  serve(calls.runBatch, async (call) => {
    const service = work.service.name;
    try {
      return await changes<RunOutcome>(call.origin, (change) => run({ ...change, work }, call));
    } catch (error) {
      if (violatedConstraint(error) !== 'same_rows_once') throw error;
      return answerSameRows(database, service, call);
    }
  });

/** The change with what the service says. */
type RunChange = Change & Pick<ServiceCalls, 'work'>;

async function run(change: RunChange, call: RunCall): Promise<RunOutcome> {
  const { scope, params, body, now } = call;
  const key = { service: change.work.service.name, id: params.id };
  const batch = await lockBatch(change.tx, scope, key);
  if (!batch) return { refused: { code: 'BATCH_NOT_FOUND' } };
  const { action, version } = body;
  const current = await findBatch(change.tx, scope, key);
  if (!current) throw new Error('a locked batch was not found');
  // The version changes while the batch runs; stopping compares only the state.
  const matchesExpected = action === 'stop' || batch.version === version;
  if (!matchesExpected || !mayDo(batch.state, action)) {
    return { refused: { code: 'BATCH_HAS_MOVED', batch: current.batch } };
  }
  const refused = await act(change, batch, call);
  if (refused) return refused;
  if (action === 'discard')
    return { reply: { ...current.batch, state: 'discarded', updatedAt: now } };
  const after = await findBatch(change.tx, scope, key);
  if (!after) throw new Error('a changed batch was not found');
  return { reply: after.batch };
}

async function act(change: RunChange, batch: LockedBatch, call: RunCall): Promise<Refused | null> {
  const { now, body } = call;
  const { tx } = change;
  const rows = batchRows(tx, batch);
  switch (body.action) {
    case 'discard':
      await rows.deleteAll();
      await changeBatch(tx, batch, { now, state: 'discarded' });
      return null;
    case 'stop':
      await changeBatch(tx, batch, { now, state: 'stopped', stop_code: 'STOPPED_BY_USER' });
      return null;
    case 'end':
      await changeBatch(tx, batch, { now, state: 'ended', stop_code: null });
      if (change.work.service.hasSecrets) await rows.emptyCells();
      return null;
    case 'start':
      return start(change, batch, call);
    case 'skip':
    case 'go-on':
    case 'go-on-with-rest':
      return goOn(change, batch, call);
  }
}

/** Every row is in order or left out, all were checked today, and the same rows are not under way. */
async function start(
  change: RunChange,
  batch: LockedBatch,
  call: RunCall,
): Promise<Refused | null> {
  const { scope, origin, body, today, now } = call;
  const { tx } = change;
  const notYet = await prepare(change, batch, call);
  if (notYet) return { refused: notYet };
  const isCheckedToday = batch.checkedOn?.equals(today) ?? false;
  const totals = await batchTotalsOf(tx, batch);
  const isReady =
    totals.rows === (change.work.beforeStart ? totals.ready : batch.total) &&
    totals.ready > 0 &&
    totals.unchecked + totals.faulty + totals.generalFaults.length === 0;
  if (!isCheckedToday || !isReady) return { refused: { code: 'ROWS_NOT_READY', totals } };
  const digest = await batchRows(tx, batch).digest();
  const refused = await refuseSameRows(tx, batch, { digest, now, again: body.sameRowsAgain });
  if (refused) return refused;
  await recountBatch(tx, batch);
  const { userId } = scope;
  const { work } = change;
  await beginRun(change, batch, { work, digest, rows: totals.ready, userId, origin, today, now });
  return null;
}

/** What the service itself looks at; then only the rows stay that are carried out. */
async function prepare(
  { tx, work }: RunChange,
  batch: LockedBatch,
  { scope, body, today, now }: RunCall,
): Promise<StartRefusal | null> {
  if (!work.beforeStart) return null;
  const { tenant } = scope;
  const { confirmedNumber } = body;
  const reading = await readingContext(tx, work, { tenant, options: batch.options, today });
  const request = { scope, batch, reading, today, now, confirmedNumber };
  const refusal = await work.beforeStart(tx, request);
  if (refusal === null) await plannedRows(tx, batch).keepReady();
  return refusal;
}

/** Goes on as the user who says so; what waits is in order again. */
async function goOn(
  change: Change,
  batch: LockedBatch,
  { scope, origin, body, now }: RunCall,
): Promise<Refused | null> {
  const { tx } = change;
  const rows = batchRows(tx, batch);
  const { stoppedAt } = batch;
  if (stoppedAt !== null) {
    if (body.action === 'skip') await mendedRows(tx, batch).leaveOut([stoppedAt]);
    else await rows.takeBack(stoppedAt);
  }
  const totals = await batchTotalsOf(tx, batch);
  if (totals.unchecked + totals.faulty > 0) return { refused: { code: 'ROWS_NOT_READY', totals } };
  await recountBatch(tx, batch);
  const isAgain = stoppedAt !== null && body.action !== 'skip';
  await changeBatch(tx, batch, {
    now,
    state: 'running',
    stop_code: null,
    stopped_at: null,
    next_position: isAgain ? stoppedAt : batch.nextPosition,
    on_refusal: body.action === 'go-on-with-rest' ? 'go-on' : batch.onRefusal,
    acting_user: scope.userId,
    request_id: origin.requestId,
  });
  await change.enqueue(runBatchJob, keyOf(batch));
  return null;
}

const keyOf = ({ companyId, id }: LockedBatch) => ({ companyId, id });

/** Another call started the same rows while this one was on its way. */
async function answerSameRows(
  database: Database,
  service: string,
  { scope, params, body, now }: RunCall,
): Promise<RunOutcome> {
  return database.transaction(async (tx) => {
    const batch = await lockBatch(tx, scope, { service, id: params.id });
    if (!batch) return { refused: { code: 'BATCH_NOT_FOUND' as const } };
    const digest = await batchRows(tx, batch).digest();
    const request = { digest, now, again: body.sameRowsAgain };
    const refused = await refuseSameRows(tx, batch, request);
    if (!refused) throw new Error('the other batch with the same rows is gone; try again');
    return refused;
  });
}
