import type { Job } from './job.ts';

/** A job that is left by itself at times of the day in Europe/Oslo. */
export type ScheduledJob = { name: string; cron: string; data: object };

/** `cron` has five fields: minute, hour, day of the month, month, day of the week. */
export const scheduled = <Data>(job: Job<Data>, cron: string, data: Data): ScheduledJob => ({
  name: job.name,
  cron,
  data: job.data.encode(data) as object,
});
