import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { job, type JobWorker } from '#jobs/job.ts';
import { scheduled } from '#jobs/scheduled-job.ts';
import type { Clock } from '#time/clock.ts';
import { forgetWrongTries as forget } from './wrong-try.store.ts';

const nothing = z.strictObject({});

const forgetWrongTries = job({ name: 'forget-wrong-tries', data: nothing, retries: 3 });

/** Each night: counts that are over. */
export const forgetWrongTriesNightly = scheduled(forgetWrongTries, '23 3 * * *', {});

export const forgetWrongTriesWorker = (
  database: Database,
  clock: Clock,
): JobWorker<z.output<typeof nothing>> => ({
  job: forgetWrongTries,
  work: () => database.transaction((tx) => forget(tx, clock.now())),
});
