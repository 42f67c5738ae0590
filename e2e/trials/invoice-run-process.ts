import '@takst/server/testing/operators-in-tests.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { ticketServices } from '@takst/server/app/areas/ticket-services.ts';
import { openMigratedServer } from '@takst/server/platform/db/connection/open-database.ts';
import { carryOutRun } from '@takst/server/billing/invoices/run/carry-out-run.ts';
import { testClock } from '@takst/server/testing/portal/test-clock.ts';

/** Carries out a run, in a process of its own that can be killed: `url moment runId`. Says so when it begins. */
const [url = '', moment = '', runId = ''] = process.argv.slice(2);
const open = openMigratedServer(url, { info: () => undefined, warn: () => undefined });
process.stdout.write('begins\n');
const dependencies: Parameters<typeof carryOutRun>[0] = {
  database: open.database,
  queue: { enqueue: async () => undefined },
  clock: testClock(moment),
  services: ticketServices,
  findInvented: async () => [],
  reportError: (error) => {
    throw error;
  },
  // Small parts, so that much is between them.
  pace: { companies: 2, chunkMs: 15, jobMs: 600_000, elapsed: () => performance.now() },
};
// As the job of a process that has died, which is given to another: both want the run all the time.
while ((await carryOutRun(dependencies, { tenant: 'ruter', runId: Number(runId) })) !== 'over') {
  await wait(1);
}
await open.close();
