import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { inventedDataText } from '#billing/invoices/invented/invented-data.ts';
import { beginRun } from './begin-run.ts';

type Dependencies = InvoiceRunDependencies & {
  /** The operators that run here. */
  readonly tenants: readonly TenantId[];
};

/**
 * Each morning, as agreements may be invoiced daily: months are closed on the 7th, and what a run had to leave comes
 * with the next. Of every operator: one without invoices has its periods closed all the same.
 */
export const startInvoiceRunsJob = job({
  name: 'start-invoice-runs',
  data: z.strictObject({}),
  schedule: { dailyAt: '05:15', data: {} },
  retries: 5,
  async work(_, dependencies: Dependencies, key) {
    const { database, queue, clock, tenants: running, findInvented, reportError } = dependencies;
    for (const tenant of running) {
      const invented = await findInvented(database, { tenant, today: clock.today() });
      if (invented.length > 0) {
        const error = new Error(inventedDataText(tenant, invented));
        reportError(error, { requestId: key, route: 'start-invoice-runs' });
        continue;
      }
      const runId = await database.transaction((tx) =>
        beginRun(tx, (later, ...data) => queue.enqueue(tx, later, ...data), {
          tenant,
          startedBy: null,
          now: clock.now(),
        }),
      );
      if (runId === null) {
        const error = new Error(
          `${tenant} has no first month: nothing of it is closed or invoiced`,
        );
        reportError(error, { requestId: key, route: 'start-invoice-runs' });
      }
    }
  },
});
