import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { chunkPace } from '#platform/jobs/chunks/chunk-pace.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setRunning, stateCounts } from './test-batches.store.ts';
import type { batchesOf } from './test-batches.ts';
import { carryOut, testWorker } from './test-carry-out.ts';

const maxBlockMs = 200;
const maxTries = 5;

type ChunkOutcome = {
  readonly portal: TestPortal;
  readonly batches: Pick<ReturnType<typeof batchesOf>, 'progress'>;
  /** Makes a checked draft. */
  readonly draft: () => Promise<number>;
  readonly companyId: number;
  readonly userId: number;
};

/**
 * The longest that another request waits while a batch is carried out in the same process. Only time in which the process
 * works counts: what it waits for on a busy machine is nothing that the engine can mend.
 */
async function longestWait(carried: ChunkOutcome, chunkMs?: number): Promise<number> {
  const { portal, batches, draft, companyId, userId } = carried;
  const id = await draft();
  await setRunning(portal.database, id, userId);
  const pace = { ...chunkPace({ kind: 'pglite' }), jobMs: Infinity, ...(chunkMs && { chunkMs }) };
  let isOver = false;
  const carrying = carryOut({ ...testWorker(portal), pace }, { companyId, id }).then(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    await batches.progress(id);
    const { user, system } = process.cpuUsage(before);
    const workedMs = Math.min((user + system) / 1_000, performance.now() - startedAt);
    longest = Math.max(longest, workedMs);
    await wait(1);
  }
  await carrying;
  expect(Object.keys(await stateCounts(portal.database, id))).toEqual(['done']);
  return longest;
}

/** On the embedded database a batch lets no other request wait for more than 200 ms. */
export async function expectShortWaits(carried: ChunkOutcome): Promise<void> {
  // A planted fault, which also fills caches: chunks that grow as on a server.
  const unpaced = await longestWait(carried, 10_000);
  const waits: number[] = [];
  // What is the engine's own is there each time; what a busy machine adds is not.
  while (waits.length < maxTries && Math.min(...waits, Infinity) > maxBlockMs) {
    waits.push(await longestWait(carried));
  }
  console.log(
    `longest waits ${waits.map(Math.round).join(', ')} ms, unpaced ${Math.round(unpaced)} ms`,
  );
  expect(Math.min(...waits)).toBeLessThanOrEqual(maxBlockMs);
  expect(unpaced).toBeGreaterThan(Math.min(...waits));
}
