import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { z } from 'zod';
import { calendarDate } from '@takst/contract/platform/calls/scalars.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { endConnections } from '#testing/end-connections.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { failedForGood } from './job-failures.ts';
import { job } from './job.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';
import { ageQueue, withQueue } from './test-queue.ts';
import { testSecrets } from '#testing/test-secrets.ts';

const greeting = z.object({ name: z.string(), on: calendarDate });
type Greeting = z.output<typeof greeting>;
type Work = (data: Greeting, key: string) => Promise<void>;
const greet = job({
  name: 'greet',
  data: greeting,
  retries: 1,
  work: (data, work: Work, key) => work(data, key),
});
const today = Temporal.PlainDate.from('2026-03-28');
const soon = { timeout: 10_000, interval: 10 };

/** Each test has a database and jobs of its own. */
const databaseTest = databaseTestWith(async (test, onEnd) => {
  const reported: string[] = [];
  const start = async (work: Work, greetings = greet): Promise<RunningJobs> => {
    const jobs = await startJobs({
      connection: test.jobs,
      secrets: testSecrets,
      jobs: [greetings],
      dependencies: () => work,
      log: { warn: () => undefined },
      reportError: (error, { route }) => reported.push(`${route}: ${String(error)}`),
    });
    onEnd(jobs.stop);
    await jobs.work();
    return jobs;
  };
  const enqueue = ({ queue }: RunningJobs, ...names: string[]) =>
    test.database.transaction(async (tx) => {
      for (const name of names) await queue.enqueue(tx, greet, { name, on: today });
    });
  return { ...test, onEnd, reported, start, enqueue };
}, 'test');

describe('jobs', () => {
  databaseTest('start right after the commit, with the data that was enqueued', async (test) => {
    const greeted: Greeting[] = [];
    const jobs = await test.start(async (data) => void greeted.push(data));
    await test.database.transaction(async (tx) => {
      await jobs.queue.enqueue(tx, greet, { name: 'Kari', on: today });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(greeted).toEqual([]);
    });
    await expect.poll(() => greeted, { timeout: 1_000, interval: 5 }).toHaveLength(1);
    expect(greeted[0]?.name).toBe('Kari');
    expect(greeted[0]?.on).toBeInstanceOf(Temporal.PlainDate);
  });

  databaseTest('disappear when the transaction is rolled back', async (test) => {
    const greeted: string[] = [];
    const jobs = await test.start(async ({ name }) => void greeted.push(name));
    const rolledBack = test.database.transaction(async (tx) => {
      await jobs.queue.enqueue(tx, greet, { name: 'nobody', on: today });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await test.enqueue(jobs, 'Ola');
    await expect.poll(() => greeted, soon).toEqual(['Ola']);
  });

  databaseTest(
    'are retried under the same key, and reported once when they fail permanently',
    async (test) => {
      const keys: string[] = [];
      const jobs = await test.start(async (_data, key) => {
        keys.push(key);
        throw new Error('the gateway is down');
      });
      await test.enqueue(jobs, 'Kari');
      await expect
        .poll(() => test.reported, soon)
        .toEqual(['job greet: Error: the gateway is down']);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      // No job is left that could run again.
      for (const name of [greet.name, failedForGood]) {
        await expect.poll(() => jobsLeft(test.database, name), soon).toEqual([]);
      }
      expect([keys.length, test.reported.length]).toEqual([2, 1]);
    },
  );

  databaseTest('fail one by one, without the rest of their batch', async (test) => {
    const greeted: string[] = [];
    const jobs = await test.start(async ({ name }) => {
      if (name === 'bad') throw new Error('bad');
      greeted.push(name);
    });
    await test.enqueue(jobs, 'a', 'bad', 'b');
    await expect.poll(() => greeted.sort(), soon).toEqual(['a', 'b']);
  });

  databaseTest('can be enqueued in great numbers by one transaction', async (test) => {
    const greeted = new Set<string>();
    const jobs = await test.start(async ({ name }) => void greeted.add(name));
    await test.enqueue(jobs, ...Array.from({ length: 105 }, (_, index) => `n${index}`));
    await expect.poll(() => greeted.size, { timeout: 5_000 }).toBe(105);
  });

  databaseTest('without a worker are refused, and so is invalid data', async (test) => {
    const jobs = await test.start(async () => undefined);
    const unknown = { ...greet, name: 'unknown' };
    const left = test.database.transaction((tx) =>
      jobs.queue.enqueue(tx, unknown, { name: 'Kari', on: today }),
    );
    await expect(left).rejects.toThrow('Nobody works on');
  });

  databaseTest(
    'wait until the workers start, so that the services they call are up',
    async (test) => {
      const greeted: string[] = [];
      const work: Work = async ({ name }) => void greeted.push(name);
      const jobs = await startJobs({
        connection: test.jobs,
        secrets: testSecrets,
        jobs: [greet],
        dependencies: () => work,
        log: { warn: () => undefined },
        reportError: () => undefined,
      });
      test.onEnd(jobs.stop);
      await test.enqueue(jobs, 'early');
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(greeted).toEqual([]);
      await jobs.work();
      await expect.poll(() => greeted, soon).toEqual(['early']);
    },
  );

  databaseTest(
    'are finished if running when the server stops; the others wait for the next start',
    async (test) => {
      const begun: string[] = [];
      const finished: string[] = [];
      const jobs = await test.start(async ({ name }) => {
        begun.push(name);
        await new Promise((resolve) => setTimeout(resolve, 300));
        finished.push(name);
      });
      await test.enqueue(jobs, 'first');
      await expect.poll(() => begun, soon).toEqual(['first']);
      await test.enqueue(jobs, 'second');
      await jobs.stop();
      expect(finished).toEqual(begun);
      await test.start(async ({ name }) => void finished.push(name));
      await expect.poll(() => finished, soon).toEqual(['first', 'second']);
    },
  );

  databaseTest(
    'get the settings of this version at the start, and keep those that are right',
    async (test) => {
      const queues = async () => {
        const { rows } = await sql<{ name: string; tries: number; lease: number; changed: string }>`
        select name, retry_limit as tries, expire_seconds as lease, updated_on::text as changed
          from jobs.queue where name = any(${[greet.name, failedForGood]}) order by name`.execute(
          tablesOf(test.database),
        );
        return rows;
      };
      const restart = async (jobs: RunningJobs, greetings = greet) => {
        await jobs.stop();
        return test.start(async () => undefined, greetings);
      };
      const first = await test.start(async () => undefined);
      const [failed, greetQueue] = await queues();
      const second = await restart(first);
      expect(await queues()).toEqual([failed, greetQueue]);
      const third = await restart(second, { ...greet, retries: 3 });
      expect(await queues()).toMatchObject([failed, { tries: 3 }]);
      await sql`update jobs.queue set expire_seconds = 7 where name = ${greet.name}`.execute(
        tablesOf(test.database),
      );
      await restart(third);
      expect(await queues()).toMatchObject([failed, { tries: 1, lease: greetQueue?.lease }]);
    },
  );

  databaseTest('leave no schedule of an earlier version in the library', async (test) => {
    const jobs = await test.start(async () => undefined);
    await withQueue(test, (queue) => queue.schedule(greet.name, '17 3 * * *'));
    await jobs.stop();
    await test.start(async () => undefined);
    const planned = sql`select name from jobs.schedule`.execute(tablesOf(test.database));
    expect((await planned).rows).toEqual([]);
  });

  databaseTest('of an earlier version that nobody works on are kept and reported', async (test) => {
    await (await test.start(async () => undefined)).stop();
    await withQueue(test, async (queue) => {
      await queue.createQueue('renamed');
      await queue.send('renamed', { name: 'Kari' });
    });
    await test.start(async () => undefined);
    expect(test.reported).toEqual([
      'job renamed: Error: Nobody works on 1 jobs in the queue renamed.',
    ]);
    expect(await jobsLeft(test.database, 'renamed')).toEqual(['created']);
  });

  databaseTest('that wait since weeks before the start are done', async (test) => {
    const greeted: string[] = [];
    const work: Work = async ({ name }) => void greeted.push(name);
    const jobs = await test.start(work);
    await jobs.stop();
    await test.enqueue(jobs, 'forty days ago');
    await ageQueue(test, 40 * 24);
    await test.start(work);
    await expect.poll(() => greeted, soon).toEqual(['forty days ago']);
  });

  databaseTest('whose process died at each try are reported after the next start', async (test) => {
    const jobs = await test.start(async () => undefined);
    await jobs.stop();
    await test.enqueue(jobs, 'Kari');
    await sql`
      update jobs.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '1 hour',
             heartbeat_on = now() - interval '1 hour'
       where name = ${greet.name}`.execute(tablesOf(test.database));
    await test.start(async () => undefined);
    await ageQueue(test, 0);
    await expect
      .poll(() => test.reported, { timeout: 40_000, interval: 50 })
      .toEqual([expect.stringContaining('job greet: Error: A job has failed for good')]);
  });

  databaseTest.each([
    ['completed', 1],
    ['cancelled', 1],
    ['failed', 1],
  ])('that are %s are kept for %i hours and not longer', async (test, state, hours) => {
    const jobs = await test.start(async () => undefined);
    await jobs.stop();
    await withQueue(test, async (queue) => {
      for (const name of [greet.name, failedForGood]) await queue.send(name, { name: 'Kari' });
    });
    await sql`
      update jobs.job
         set state = ${state}::jobs.job_state, started_on = now(),
             completed_on = now()`.execute(tablesOf(test.database));
    const count = async () =>
      (
        await sql`select from jobs.job where data ->> 'name' = 'Kari'`.execute(
          tablesOf(test.database),
        )
      ).rows.length;
    await ageQueue(test, hours - 0.1);
    expect(await count()).toBe(2);
    await ageQueue(test, 0.2);
    expect(await count()).toBe(0);
  });

  databaseTest('continue after a short loss of the database', async (test) => {
    const greeted: string[] = [];
    const jobs = await test.start(async ({ name }) => void greeted.push(name));
    if (test.kind === 'pglite') return;
    await endConnections(test.jobs.connectionString ?? '');
    await test.enqueue(jobs, 'afterwards');
    await expect.poll(() => greeted, soon).toEqual(['afterwards']);
  });
});
