import { codePoolKinds } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import { job, type Job } from '#platform/jobs/job.ts';
import type { CodePool } from './code.store.ts';
import type { PoolUsers, SendOwedDependencies } from './pool-user.ts';

type Dependencies = SendOwedDependencies & { readonly poolUsers: PoolUsers };

/** Enqueued when a pool gets codes: sends the codes that are owed. */
export const sendOwedCodes: Job<CodePool, Dependencies> = job({
  name: 'send-owed-codes',
  data: z.strictObject({ tenant: knownTenant, kind: z.enum(codePoolKinds) }),
  retries: 20,
  async work(pool, { poolUsers, ...dependencies }: Dependencies) {
    for (const { sendOwed } of Object.values(poolUsers)) await sendOwed(dependencies, pool);
  },
});
