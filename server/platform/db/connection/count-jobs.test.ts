import { expect } from 'vitest';
import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { startJobs } from '#platform/jobs/start-jobs.ts';
import { databaseTest } from '#testing/database-test.ts';
import { testSecrets } from '#testing/test-secrets.ts';

databaseTest('jobs are counted by name as waiting, running and failed', async (test) => {
  const held = Promise.withResolvers<void>();
  const named = (name: string, work: () => Promise<void>) =>
    job({ name, data: z.object({}), retries: 0, work });
  const failing = named('failing', () => Promise.reject(new Error('no')));
  const running = named('running', () => held.promise);
  const later = { ...named('later', async () => undefined), delaySeconds: 3_600 };
  const { queue, work, stop } = await startJobs({
    connection: test.jobs,
    secrets: testSecrets,
    jobs: [failing, running, later],
    dependencies: () => ({}),
    log: { warn: () => undefined },
    reportError: () => undefined,
  });
  await test.database.transaction(async (tx) => {
    await queue.enqueue(tx, failing, {});
    await queue.enqueue(tx, running, {});
    await queue.enqueue(tx, later, {}, {});
  });
  const counts = async () =>
    (await test.countJobs())
      .map(({ job: name, state, count }) => `${name} ${state} ${count}`)
      .toSorted();
  expect(await counts()).toEqual(['failing waiting 1', 'later waiting 2', 'running waiting 1']);
  await work();
  await expect
    .poll(counts, { timeout: 20_000 })
    .toEqual(['failing failed 1', 'later waiting 2', 'running running 1']);
  const waiting = (await test.countJobs()).find(({ state }) => state === 'waiting');
  // Nobody waits for what may not begin yet.
  expect(waiting?.oldestSeconds).toBe(0);
  held.resolve();
  await stop();
});

databaseTest('the pool of a server tells its connections', async (test) => {
  await test.ping();
  if (test.kind === 'pglite') expect(test.pool).toBeNull();
  else expect(test.pool?.()).toMatchObject({ waiting: 0 });
});
