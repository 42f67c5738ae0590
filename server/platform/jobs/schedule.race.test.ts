import { expect } from 'vitest';
import { z } from 'zod';
import { databaseTestWith } from '#testing/database-test.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { job } from './job.ts';
import { createSchedule } from './run-schedule.ts';

const daily = job({
  name: 'daily',
  data: z.strictObject({}),
  schedule: { dailyAt: '05:15', data: {} },
  retries: 0,
  work: async () => undefined,
});

const raceTest = raceTestOn(
  databaseTestWith(async ({ database }) => {
    const clock = testClock('2026-03-07T12:00:00+01:00');
    const enqueued: string[] = [];
    const reported: unknown[] = [];
    const schedule = await createSchedule({
      database,
      queue: { enqueue: async (_tx, { name }) => void enqueued.push(name) },
      clock,
      jobs: [daily],
      log: { info: () => undefined, warn: () => undefined },
      reportError: (error) => void reported.push(error),
      everyMs: null,
    });
    return { database, clock, enqueued, reported, ...schedule };
  }),
);

raceTest('two processes start the job of a day once', {
  prepare: async ({ clock, enqueued }) => {
    clock.set(clock.now().add({ hours: 24 }).toString());
    enqueued.length = 0;
  },
  operation: ({ enqueueDue }) => enqueueDue(),
  without: rowLock('schedule.daily_job'),
  holds: ({ enqueued }) => expect(enqueued).toEqual(['daily']),
});
