import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { job, type JobWorker } from '#jobs/job.ts';
import { scheduled } from '#jobs/scheduled-job.ts';
import type { Clock } from '#time/clock.ts';
import { forgetAnswersBefore } from './change.store.ts';

const nothing = z.strictObject({});
const keptFor = Temporal.Duration.from({ hours: 48 });

const forgetAnsweredCalls = job({ name: 'forget-answered-calls', data: nothing, retries: 3 });

/** Each night: first answers, which may hold people's data, are kept no longer than they are asked for. */
export const forgetAnsweredCallsNightly = scheduled(forgetAnsweredCalls, '17 3 * * *', {});

export const forgetAnsweredCallsWorker = (
  database: Database,
  clock: Clock,
): JobWorker<z.output<typeof nothing>> => ({
  job: forgetAnsweredCalls,
  work: () => database.transaction((tx) => forgetAnswersBefore(tx, clock.now().subtract(keptFor))),
});
