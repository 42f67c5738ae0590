import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { ticketServices } from '@takst/server/app/areas/ticket-services.ts';
import { sendEInvoice } from '@takst/server/billing/invoices/delivery/send-e-invoice.job.ts';
import { sendInvoiceEmail } from '@takst/server/billing/invoices/delivery/send-invoice-email.job.ts';
import { carryOutRun } from '@takst/server/billing/invoices/run/carry-out-run.ts';
import { insertRun } from '@takst/server/billing/invoices/run/run.store.ts';
import { startJobs } from '@takst/server/platform/jobs/start-jobs.ts';
import { testClock } from '@takst/server/testing/portal/test-clock.ts';
import { bareInvoicesMs, countLines } from './data/bare-invoices.store.ts';
import { withClient } from './data/bench-database.store.ts';
import type { InvoicesDatabase } from './data/invoices-database.store.ts';
import { testSecrets } from '@takst/server/testing/test-secrets.ts';

const tenant = 'ruter';
const quiet = { info: () => undefined, warn: () => undefined };
const sampleMs = 20;

export type Round = {
  readonly runMs: number;
  readonly bareMs: number;
  readonly lines: number;
  /** The most memory that this process had during the run. */
  readonly memoryMb: number;
};

/** Invoice runs of consecutive months from February on, each beside a bare insert of the rows that it wrote. */
export async function measureRounds(
  { open, url }: InvoicesDatabase,
  rounds: number,
): Promise<Round[]> {
  const { database } = open;
  const clock = testClock('2026-03-07T05:15:00+01:00');
  const jobs = await startJobs({
    connection: open.jobs,
    secrets: testSecrets,
    jobs: [sendInvoiceEmail, sendEInvoice],
    // No worker runs here.
    dependencies: () => ({
      database,
      clock,
      accessPoint: null,
      email: { send: async () => undefined },
      origins: perTenant(() => 'https://bench.example'),
    }),
    log: quiet,
    reportError: () => undefined,
  });
  const dependencies = {
    database,
    clock,
    queue: jobs.queue,
    services: ticketServices,
    findInvented: async () => [],
    reportError: (error: unknown) => {
      throw error;
    },
    pace: { chunkMs: 300, jobMs: 600_000, elapsed: () => performance.now() },
  };
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const month = Temporal.PlainDate.from('2026-02-01').add({ months: round });
    clock.set(`${month.add({ months: 1, days: 6 })}T05:15:00+01:00`);
    const memory = watchMemory();
    const startedAt = performance.now();
    const runId = await database.transaction((tx) =>
      insertRun(tx, { tenant, startedBy: null, now: clock.now() }),
    );
    await carryOutRun(dependencies, { tenant, runId });
    const runMs = performance.now() - startedAt;
    const memoryMb = memory.stop();
    measured.push(
      await withClient(url, async (client) => ({
        runMs,
        memoryMb,
        bareMs: await bareInvoicesMs(client, String(month)),
        lines: await countLines(client, String(month)),
      })),
    );
    await withClient(url, (client) => client.query('vacuum analyze'));
  }
  await jobs.stop();
  return measured;
}

function watchMemory(): { stop: () => number } {
  let most = 0;
  const sample = () => {
    most = Math.max(most, process.memoryUsage().rss);
  };
  sample();
  const timer = setInterval(sample, sampleMs);
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return most / 2 ** 20;
    },
  };
}
