import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calendarDate } from '@takst/contract/scalars.ts';
import { tablesOf } from '#db/tables.ts';
import { commandOnServer } from '#testing/server-template.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { job } from './job.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

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

describe.each(testDatabases)('jobs on $name', ({ open }) => {
  let test: TestDatabase;
  let jobs: RunningJobs;
  let reported: string[];
  const start = async (work: Work, greetings = greet): Promise<void> => {
    jobs = await startJobs({
      connection: test.jobs,
      jobs: [greetings],
      dependencies: () => work,
      log: { warn: () => undefined, error: () => undefined },
      reportError: (error, { route }) => reported.push(`${route}: ${String(error)}`),
    });
    await jobs.work();
  };
  const enqueue = (...names: string[]) =>
    test.database.transaction(async (tx) => {
      for (const name of names) await jobs.queue.enqueue(tx, greet, { name, on: today });
    });

  beforeEach(async () => {
    test = await open();
    reported = [];
  });
  afterEach(async () => {
    await jobs.stop();
    await test.drop();
  });

  it('start after the commit, at once, with what they were left with', async () => {
    const greeted: Greeting[] = [];
    await start(async (data) => void greeted.push(data));
    await test.database.transaction(async (tx) => {
      await jobs.queue.enqueue(tx, greet, { name: 'Kari', on: today });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(greeted).toEqual([]);
    });
    await expect.poll(() => greeted, { timeout: 1_000, interval: 5 }).toHaveLength(1);
    expect(greeted[0]?.name).toBe('Kari');
    expect(greeted[0]?.on).toBeInstanceOf(Temporal.PlainDate);
  });

  it('disappear when the transaction is rolled back', async () => {
    const greeted: string[] = [];
    await start(async ({ name }) => void greeted.push(name));
    const rolledBack = test.database.transaction(async (tx) => {
      await jobs.queue.enqueue(tx, greet, { name: 'nobody', on: today });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await enqueue('Ola');
    await expect.poll(() => greeted, soon).toEqual(['Ola']);
  });

  it('are tried again under the same key, and reported once when they fail for good', async () => {
    const keys: string[] = [];
    await start(async (_data, key) => {
      keys.push(key);
      throw new Error('the gateway is down');
    });
    await enqueue('Kari');
    await expect.poll(() => reported, soon).toEqual(['job greet: Error: the gateway is down']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(reported).toHaveLength(1);
  }, 20_000);

  it('do not fail with each other', async () => {
    const greeted: string[] = [];
    await start(async ({ name }) => {
      if (name === 'bad') throw new Error('bad');
      greeted.push(name);
    });
    await enqueue('a', 'bad', 'b');
    await expect.poll(() => greeted.sort(), soon).toEqual(['a', 'b']);
  });

  it('come in great numbers from one transaction', async () => {
    const greeted = new Set<string>();
    await start(async ({ name }) => void greeted.add(name));
    await enqueue(...Array.from({ length: 105 }, (_, index) => `n${index}`));
    await expect.poll(() => greeted.size, { timeout: 5_000 }).toBe(105);
  }, 10_000);

  it('that nobody works on are refused, and so is data of another form', async () => {
    await start(async () => undefined);
    const unknown = { ...greet, name: 'unknown' };
    const left = test.database.transaction((tx) =>
      jobs.queue.enqueue(tx, unknown, { name: 'Kari', on: today }),
    );
    await expect(left).rejects.toThrow('Nobody works on');
  });

  it('are only kept until the work begins, so that what they call is there', async () => {
    const greeted: string[] = [];
    const work: Work = async ({ name }) => void greeted.push(name);
    jobs = await startJobs({
      connection: test.jobs,
      jobs: [greet],
      dependencies: () => work,
      log: { warn: () => undefined, error: () => undefined },
      reportError: () => undefined,
    });
    await enqueue('early');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(greeted).toEqual([]);
    await jobs.work();
    await expect.poll(() => greeted, soon).toEqual(['early']);
  });

  it('that were begun are finished when the server stops, the rest wait for the next', async () => {
    const begun: string[] = [];
    const finished: string[] = [];
    await start(async ({ name }) => {
      begun.push(name);
      await new Promise((resolve) => setTimeout(resolve, 300));
      finished.push(name);
    });
    await enqueue('first');
    await expect.poll(() => begun, soon).toEqual(['first']);
    await enqueue('second');
    await jobs.stop();
    expect(finished).toEqual(begun);
    await start(async ({ name }) => void finished.push(name));
    await expect.poll(() => finished, soon).toEqual(['first', 'second']);
  });

  it('are scheduled in Oslo time, and no longer when the program has them no more', async () => {
    const cron = '17 3 * * *';
    await start(async () => undefined, {
      ...greet,
      schedule: { cron, data: { name: 'night', on: today } },
    });
    const planned = () =>
      sql`select name, cron, timezone, data from jobs.schedule`.execute(tablesOf(test.database));
    expect((await planned()).rows).toEqual([
      { name: 'greet', cron, timezone: 'Europe/Oslo', data: { name: 'night', on: '2026-03-28' } },
    ]);
    await jobs.stop();
    await start(async () => undefined);
    expect((await planned()).rows).toEqual([]);
  });

  it('go on when the database was lost for a moment', async () => {
    const greeted: string[] = [];
    await start(async ({ name }) => void greeted.push(name));
    if (test.kind === 'pglite') return;
    await commandOnServer(
      test.jobs.connectionString ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    await enqueue('afterwards');
    await expect.poll(() => greeted, soon).toEqual(['afterwards']);
  }, 20_000);
});
