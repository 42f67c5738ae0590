import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import type { Database } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { firstMonth, setFirstMonth } from './months/first-month.store.ts';
import { carryOutRun } from './run/carry-out-run.ts';
import type { InvoiceRunDependencies } from './run/run-dependencies.ts';
import { insertRun, type RunKey } from './run/run.store.ts';

const january = Temporal.PlainDate.from('2026-01-01');

/** The parts of a portal that billing needs: the operators' prices, a clock, and a queue that keeps its jobs. */
export async function billing(database: Database, services: BillingServices = ticketServices) {
  await database.transaction(async (tx) => {
    await loadProjectData(tx, ['vat-rates.json', 'data.json', 'subscriptions.json', 'fees.json']);
    if ((await firstMonth(tx, 'ruter')) === null) await setFirstMonth(tx, 'ruter', january);
  });
  const clock = testClock('2026-03-07T06:00:00+01:00');
  const enqueued: { job: string; data: unknown }[] = [];
  const reported: unknown[] = [];
  const queue: JobQueue = {
    async enqueue(_tx, job, ...data) {
      enqueued.push(...data.map((one) => ({ job: job.name, data: one })));
    },
  };
  const dependencies: InvoiceRunDependencies = {
    database,
    queue,
    clock,
    services,
    findInvented: async () => [],
    reportError: (error) => reported.push(error),
    pace: { chunkMs: 300, jobMs: 60_000, elapsed: () => performance.now() },
  };
  const startRun = async (tenant: TenantId = 'ruter'): Promise<RunKey> => ({
    tenant,
    runId: await database.transaction((tx) =>
      insertRun(tx, { tenant, startedBy: null, now: clock.now() }),
    ),
  });
  return {
    database,
    clock,
    enqueued,
    reported,
    dependencies,
    startRun,
    /** A whole run on a day, by the statements of the portal. */
    async runOn(day: string, tenant: TenantId = 'ruter', at = '06:00'): Promise<RunKey> {
      clock.set(`${day}T${at}:00+01:00`);
      const key = await startRun(tenant);
      await carryOutRun(dependencies, key);
      return key;
    },
  };
}

export type Billing = Awaited<ReturnType<typeof billing>>;
