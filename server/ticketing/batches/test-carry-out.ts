import { makeScopeOfUser } from '#platform/access/scope-of-user.ts';
import { batchWorks } from '#app/areas/batch-works.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { makeTickets } from '#ticketing/tickets/operations/make-tickets.ts';
import { carryOutInChunks } from '#platform/jobs/chunks/carry-out-in-chunks.ts';
import type { ChunkEnd, ChunkResult } from '#platform/jobs/chunks/work-in-chunks.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { batchesOf, type Cells } from './test-batches.ts';
import { setRunning } from './test-batches.store.ts';
import { batchInChunks } from './run/carry-out.ts';
import { carryOutChunk } from './run/carry-out-chunk.ts';
import type { RunDependencies } from './run/run-dependencies.ts';
import type { RunKey } from './run/running-batch.store.ts';

export type EnqueuedJob = { name: string; data: unknown };

/** A worker of the test's own, whose jobs go nowhere. */
export function testWorker(
  portal: Pick<TestPortal, 'database' | 'clock'>,
): RunDependencies & { enqueued: EnqueuedJob[] } {
  const { database, clock } = portal;
  const enqueued: EnqueuedJob[] = [];
  const queue: RunDependencies['queue'] = {
    async enqueue(_tx, { name }, ...all) {
      enqueued.push(...all.map((data) => ({ name, data })));
    },
  };
  return {
    database,
    clock,
    queue,
    enqueued,
    changes: createChangePath({ database, clock, queue }),
    scopeOf: makeScopeOfUser({ clock, production: false }),
    works: batchWorks(makeTickets(ticketServices, { linkTo: () => 'https://takst.example' })),
    reportError: () => undefined,
    pace: { chunkMs: 300, jobMs: 60_000, elapsed: () => performance.now() },
  };
}

/** The key of a batch of the main company. */
export const keyIn = (portal: TestPortal, id: number): RunKey => ({
  companyId: portal.company('several-services').id,
  id,
});

/** A checked batch that runs, on which no worker of the portal works. */
export async function runningBatch(portal: TestPortal, rows: Cells[], kind = 'file') {
  const id = await batchesOf(portal).checked(rows, {}, kind);
  await setRunning(portal.database, id, portal.user('hr').id);
  return id;
}

/** One chunk of a batch, of so many rows at most. */
export const carryOutRows = (
  worker: RunDependencies,
  key: RunKey,
  max: number,
): Promise<ChunkResult> => carryOutChunk(worker, key, { max, take: () => undefined });

/** A whole batch, without the queue. */
export const carryOut = (worker: RunDependencies, key: RunKey): Promise<ChunkEnd> =>
  carryOutInChunks(batchInChunks(worker, key), worker.pace);
