import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import type { Clock } from '#platform/time/clock.ts';
import { applyRetentionRules } from './retention.store.ts';

export const applyRetentionRulesJob = job({
  name: 'apply-retention-rules',
  data: z.strictObject({}),
  schedule: { dailyAt: '03:17', data: {} },
  retries: 3,
  work: (_, { database, clock }: { database: Database; clock: Clock }) =>
    applyRetentionRules(database, clock.now()),
});
