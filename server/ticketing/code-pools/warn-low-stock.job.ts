import { codePoolsOf, isLow } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { job, type Job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { loadStock } from './load-stock.ts';
import { lowStockEmail } from './low-stock.texts.ts';
import type { PoolUsers } from './pool-user.ts';
import { markWarned } from './warning.store.ts';

type Dependencies = {
  /** The operators that run here. */
  readonly tenants: readonly TenantId[];
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly poolUsers: PoolUsers;
  /** Of customer support; null for an operator without one. */
  readonly mailboxes: PerTenant<string | null>;
  readonly origins: PerTenant<string>;
};

/** One e-mail a day to customer support while a pool runs low; a second run on the same day sends nothing. */
export const warnLowStockJob: Job<Record<string, never>, Dependencies> = job({
  name: 'warn-low-stock',
  data: z.strictObject({}),
  schedule: { dailyAt: '07:30', data: {} },
  retries: 3,
  async work(_, dependencies: Dependencies) {
    for (const tenant of dependencies.tenants) await warn(dependencies, tenant);
  },
});

async function warn(
  { database, queue, clock, poolUsers, mailboxes, origins }: Dependencies,
  tenant: TenantId,
): Promise<void> {
  const to = ofTenant(mailboxes, tenant);
  if (to === null || codePoolsOf(tenant).length === 0) return;
  const today = clock.today();
  await database.transaction(async (tx) => {
    const pools = await loadStock(tx, { tenant, today, poolUsers });
    const low = pools.filter(isLow);
    if (low.length === 0 || !(await markWarned(tx, tenant, today))) return;
    const address = `${ofTenant(origins, tenant)}/kodelager`;
    await queue.enqueue(tx, sendEmail, {
      tenant,
      topic: 'low-stock',
      companyId: null,
      to,
      ...lowStockEmail({ tenant, pools: low, address }),
    });
  });
}
