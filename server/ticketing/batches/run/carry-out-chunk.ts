import type { ScopeOfUser } from '#platform/access/scope-of-user.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { Origin } from '#platform/http/call.ts';
import {
  type ChunkResult,
  type NextChunk,
  over,
  readAgain,
  withAnotherWorker,
} from '#platform/jobs/chunks/work-in-chunks.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { BoundWork, DecidedRow, RowToDecide } from '../batch/batch-work.ts';
import { batchRows } from '../rows/row.store.ts';
import { refuseRepeated } from '../rows/refuse-repeated.ts';
import { readingContext } from '../batch/reading-context.ts';
import { settledRows, type SettledRow } from './settled-rows.store.ts';
import {
  findRunningBatch,
  lockRunningBatch,
  moveOn,
  type Progress,
  type RunKey,
  type RunningBatch,
} from './running-batch.store.ts';
import * as z from 'zod/mini';

const planned = z.object({ act: z.nullable(z.string()) });

/** What is done with a row of a service that does several things; null where it does but one. */
function actOf(plan: unknown): string | null {
  const reading = z.safeParse(planned, plan);
  return reading.success ? reading.data.act : null;
}

export type CarryOut = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly scopeOf: ScopeOfUser;
  readonly clock: Clock;
  readonly works: readonly BoundWork[];
};

/**
 * Carries out the next rows of a batch in one transaction: locks, decisions, changes, the rows' results
 * and the cursor. A process that is killed leaves all of it or nothing.
 */
export async function carryOutChunk(
  { database, changes, scopeOf, clock, works }: CarryOut,
  key: RunKey,
  { max, take }: NextChunk<number>,
): Promise<ChunkResult> {
  const seenBatch = await findRunningBatch(database, key);
  if (!seenBatch) return over;
  const work = works.find(({ service }) => service.name === seenBatch.service);
  // The job is tried again, and reported.
  if (!work) throw new Error(`nobody carries out batches of ${seenBatch.service}`);
  const today = clock.today();
  const { service } = work;
  const reading = await readingContext(database, work, { ...seenBatch, today });
  await work.warmUp(database, { ...seenBatch, today });
  const { reply } = await changes<{ reply: ChunkResult }>(originOf(seenBatch), async (change) => {
    const batch = await lockRunningBatch(change.tx, key);
    if (batch === null) return { reply: over };
    if (batch === 'with-another-worker') return { reply: withAnotherWorker };
    // Stopped meanwhile, and continued by a user in their own name.
    if (batch.actingUser !== seenBatch.actingUser) return { reply: readAgain };
    const now = clock.now();
    const { tenant, companyId, options, actingUser: userId } = batch;
    const { needs } = service;
    const scope = await scopeOf(change.tx, { tenant, userId, companyId, needs });
    if (!scope) {
      await moveOn(change.tx, key, { ...stopped(batch, 'NOT_ALLOWED'), now });
      return { reply: over };
    }
    const next = await settledRows(change.tx, batch).nextReady(batch.nextPosition, max);
    const rows = ofOneAct(next);
    take(rows.map(({ position }) => position));
    const batchId = batch.id;
    const request = { scope, companyId, batchId, options, today, now, reading, rows, lock: true };
    const decided = await work.decide(change.tx, request);
    const isLast = next.length < max && rows.length === next.length;
    // The start has seen to repeated rows already.
    const plan = planOf(batch, refuseRepeated(decided.rows), isLast);
    await settle(change, { batch, plan, now, save: decided.save });
    if (service.hasSecrets) await forgetSecrets(change.tx, batch, plan);
    const end = plan.progress.state === 'running' ? 'goes-on' : 'over';
    return { reply: { end, items: rows.length } };
  });
  return reply;
}

/** A chunk does one thing: each act has statements of its own. */
function ofOneAct(rows: readonly RowToDecide[]): readonly RowToDecide[] {
  const act = actOf(rows[0]?.plan);
  const other = rows.findIndex(({ plan }) => actOf(plan) !== act);
  return other === -1 ? rows : rows.slice(0, other);
}

type Plan = {
  readonly accepted: readonly number[];
  readonly refused: readonly DecidedRow[];
  readonly progress: Progress;
};

/** With `stop`, only the rows before the first one that is refused are carried out. */
function planOf(batch: RunningBatch, rows: readonly DecidedRow[], isLast: boolean): Plan {
  const firstRefused = rows.findIndex(({ faults }) => faults.length > 0);
  const stopsAt = batch.onRefusal === 'stop' && firstRefused >= 0 ? rows[firstRefused] : undefined;
  const rowsToSave = stopsAt ? rows.slice(0, firstRefused + 1) : rows;
  const refused = rowsToSave.filter(({ faults }) => faults.length > 0);
  const last = rowsToSave.at(-1)?.position;
  return {
    accepted: rowsToSave
      .filter(({ faults }) => faults.length === 0)
      .map(({ position }) => position),
    refused,
    progress: {
      done: rowsToSave.length - refused.length,
      refused: refused.length,
      failed: 0,
      nextPosition: last === undefined ? batch.nextPosition : last + 1,
      state: stopsAt ? 'stopped' : isLast ? 'finished' : 'running',
      stopCode: stopsAt ? (stopsAt.faults[0]?.code ?? null) : null,
      stoppedAt: stopsAt?.position ?? null,
    },
  };
}

type ChunkSettlement = {
  batch: RunningBatch;
  plan: Plan;
  now: Temporal.Instant;
  save: Awaited<ReturnType<BoundWork['decide']>>['save'];
};

async function settle(change: Change, { batch, plan, now, save }: ChunkSettlement): Promise<void> {
  const subjects = await save(change, new Set(plan.accepted));
  const settled: SettledRow[] = [
    ...[...subjects].map(([position, subject]) => ({ position, state: 'done', subject }) as const),
    ...plan.refused.map(
      ({ position, faults }) => ({ position, state: 'refused', faults }) as const,
    ),
  ];
  await settledRows(change.tx, batch).settle(settled, now);
  await moveOn(change.tx, batch, { ...plan.progress, now });
}

/** Of the rows that are done; with the last of them, of those that are not. */
async function forgetSecrets(
  tx: Transaction,
  batch: RunningBatch,
  { accepted, progress }: Plan,
): Promise<void> {
  if (progress.state === 'finished') await batchRows(tx, batch).emptyCells();
  else await batchRows(tx, batch).emptyCells(accepted);
}

const stopped = ({ nextPosition }: RunningBatch, stopCode: string): Progress => ({
  done: 0,
  refused: 0,
  failed: 0,
  nextPosition,
  state: 'stopped',
  stopCode,
  stoppedAt: null,
});

/** Each change is recorded as made in the portal by the user who started or resumed the batch. */
const originOf = ({ tenant, actingUser, requestId, id, companyId }: RunningBatch): Origin => ({
  tenant,
  userId: actingUser,
  requestId,
  channel: 'portal',
  idempotency: null,
  batch: { id, companyId },
});
