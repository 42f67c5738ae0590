import { subscriptionTypes } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import type { SendOwedDependencies } from '#ticketing/code-pools/code-pools.public.ts';
import { job, type Job } from '#platform/jobs/job.ts';
import { sendDueCodes } from './send-due-codes.ts';

type Dependencies = SendOwedDependencies & {
  /** The operators that run here. */
  readonly tenants: readonly TenantId[];
};

/** In the morning of each day: codes of the subscriptions that begin, and those that are still owed. */
export const sendDiscountCodesJob: Job<Record<string, never>, Dependencies> = job({
  name: 'send-discount-codes',
  data: z.strictObject({}),
  schedule: { dailyAt: '07:05', data: {} },
  retries: 20,
  async work(_, { tenants, ...dependencies }: Dependencies) {
    for (const tenant of tenants) {
      for (const type of subscriptionTypes) await sendDueCodes(dependencies, { tenant, type });
    }
  },
});
