import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { job, type JobWorker } from '#jobs/job.ts';
import { scheduled } from '#jobs/scheduled-job.ts';
import type { Clock } from '#time/clock.ts';
import { forgetLinksOverBefore } from './activation.store.ts';

const nothing = z.strictObject({});
/** For as long it is said of a link that it was used or is too old, and not that there is none. */
const keptFor = Temporal.Duration.from({ hours: 30 * 24 });

const forgetOldLinks = job({ name: 'forget-old-activation-links', data: nothing, retries: 3 });

/** Each night: links that were used, or that nobody can use, are not kept. The record of changes tells who came when. */
export const forgetOldLinksNightly = scheduled(forgetOldLinks, '29 3 * * *', {});

export const forgetOldLinksWorker = (
  database: Database,
  clock: Clock,
): JobWorker<z.output<typeof nothing>> => ({
  job: forgetOldLinks,
  work: () =>
    database.transaction((tx) => forgetLinksOverBefore(tx, clock.now().subtract(keptFor))),
});
