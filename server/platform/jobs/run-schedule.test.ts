import { z } from 'zod';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { type Clock, clockFrom } from '#platform/time/clock.ts';
import { job } from './job.ts';
import { createSchedule } from './run-schedule.ts';
import { startJobs } from './start-jobs.ts';
import { testSecrets } from '#testing/test-secrets.ts';

const soon = { timeout: 10_000, interval: 10 };
const everyLookMs = 20;

const daily = (name: string, dailyAt: string) =>
  job({
    name,
    data: z.strictObject({}),
    schedule: { dailyAt, data: {} },
    retries: 0,
    work: async (_, done: string[]) => void done.push(name),
  });

/** Portals of one database: each with its jobs, its schedule and a clock. */
const databaseTest = databaseTestWith(async (test, onEnd) => {
  const done: string[] = [];
  const logged: string[] = [];
  const log = {
    info: (text: string) => void logged.push(text),
    warn: (text: string) => void logged.push(text),
  };
  const start = async (clock: Clock, ...times: string[]) => {
    const jobs = times.map((time) => daily(`at-${time.replace(':', '')}`, time));
    const reported: string[] = [];
    const reportError = (error: unknown) => void reported.push(String(error));
    const running = await startJobs({
      connection: test.jobs,
      secrets: testSecrets,
      jobs,
      dependencies: () => done,
      log,
      reportError,
    });
    const schedule = await createSchedule({
      database: test.database,
      queue: running.queue,
      clock,
      jobs,
      log,
      reportError,
      everyMs: everyLookMs,
    });
    const stop = async () => {
      await schedule.stop();
      await running.stop();
      expect(reported).toEqual([]);
    };
    onEnd(stop);
    await running.work();
    await schedule.start();
    return { ...schedule, stop };
  };
  /** What was done, after another look and a job that was enqueued later than any of it. */
  const settled = async ({ enqueueDue }: Awaited<ReturnType<typeof start>>, count: number) => {
    await enqueueDue();
    await expect.poll(() => done.length, soon).toBeGreaterThanOrEqual(count);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return done;
  };
  return { ...test, start, settled, done, logged };
}, 'test');

describe('the schedule', () => {
  databaseTest('catches up nothing in a new portal, and starts at the next time', async (test) => {
    const clock = testClock('2026-03-07T12:00:00+01:00');
    const portal = await test.start(clock, '05:15');
    expect(await test.settled(portal, 0)).toEqual([]);
    clock.set('2026-03-08T05:14:59+01:00');
    expect(await test.settled(portal, 0)).toEqual([]);
    clock.set('2026-03-08T05:15:00+01:00');
    expect(await test.settled(portal, 1)).toEqual(['at-0515']);
    clock.set('2026-03-08T23:15:00+01:00');
    expect(await test.settled(portal, 1)).toEqual(['at-0515']);
    clock.set('2026-03-09T05:15:20+01:00');
    expect(await test.settled(portal, 2)).toEqual(['at-0515', 'at-0515']);
  });

  databaseTest(
    'does each job once after a week in which nothing ran, and says so',
    async (test) => {
      const clock = testClock('2026-03-07T06:00:00+01:00');
      await (await test.start(clock, '05:15', '07:05')).stop();
      clock.set('2026-03-14T06:00:00+01:00');
      const portal = await test.start(clock, '05:15', '07:05');
      const done = await test.settled(portal, 2);
      expect(done.toSorted()).toEqual(['at-0515', 'at-0705']);
      // From the 7th, 05:15 and the 6th, 07:05.
      const missed = test.logged.filter((text) => text.includes('not started'));
      expect(missed.map((text) => text.replace(/ since.*/, ''))).toEqual([
        'schedule: at-0515 was due 7 times',
        'schedule: at-0705 was due 7 times',
      ]);
    },
  );

  databaseTest('begins a job that a later version adds with its next time', async (test) => {
    const clock = testClock('2026-03-07T06:00:00+01:00');
    await (await test.start(clock, '05:15')).stop();
    clock.set('2026-03-10T06:00:00+01:00');
    const portal = await test.start(clock, '05:15', '04:00');
    expect(await test.settled(portal, 1)).toEqual(['at-0515']);
    clock.set('2026-03-11T04:00:00+01:00');
    expect(await test.settled(portal, 2)).toEqual(['at-0515', 'at-0400']);
  });

  databaseTest('follows a clock that is set by PORTAL_NOW', async (test) => {
    await (await test.start(testClock('2026-04-06T12:00:00+02:00'), '05:15')).stop();
    const portal = await test.start(clockFrom('2026-04-07T05:14:57+02:00'), '05:15');
    await expect.poll(() => test.done, soon).toEqual(['at-0515']);
    await portal.stop();
    // The same morning again: the clock is put back.
    const again = await test.start(clockFrom('2026-04-07T05:10:00+02:00'), '05:15');
    expect(test.logged.some((text) => text.includes('put back'))).toBe(true);
    await again.stop();
    await test.start(clockFrom('2026-04-07T05:15:00+02:00'), '05:15');
    await expect.poll(() => test.done, soon).toEqual(['at-0515', 'at-0515']);
  });

  databaseTest('starts a job once, however many processes look at the same time', async (test) => {
    const clock = testClock('2026-03-07T06:00:00+01:00');
    const one = await test.start(clock, '05:15');
    const other = await test.start(clock, '05:15');
    for (const day of ['08', '09', '10']) {
      clock.set(`2026-03-${day}T05:15:00+01:00`);
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).enqueueDue()),
      );
    }
    expect(await test.settled(one, 3)).toHaveLength(3);
  });

  databaseTest('is not done twice by a process whose clock is a little behind', async (test) => {
    const ahead = testClock('2026-03-08T05:15:00+01:00');
    const behind = testClock('2026-03-08T05:14:50+01:00');
    await (await test.start(testClock('2026-03-07T06:00:00+01:00'), '05:15')).stop();
    const [first, second] = [await test.start(ahead, '05:15'), await test.start(behind, '05:15')];
    await second.enqueueDue();
    behind.set('2026-03-08T05:15:00+01:00');
    await second.enqueueDue();
    expect(await test.settled(first, 1)).toEqual(['at-0515']);
  });
});
