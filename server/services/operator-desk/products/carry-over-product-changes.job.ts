import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import type { Clock } from '#platform/time/clock.ts';
import { carryOverChanges } from '../rows/product-changes.store.ts';

type Dependencies = { readonly database: Database; readonly clock: Clock };

/** Each night: what products are called, and which services sell them, from this day on. */
export const carryOverProductChangesJob = job({
  name: 'carry-over-product-changes',
  data: z.strictObject({}),
  schedule: { dailyAt: '00:01', data: {} },
  retries: 5,
  async work(_, { database, clock }: Dependencies) {
    await database.transaction((tx) => carryOverChanges(tx, clock.today()));
  },
});
