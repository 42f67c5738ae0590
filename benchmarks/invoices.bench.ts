import { loadavg } from 'node:os';
import { perTenant } from '@takst/domain/tenants/tenant-id.ts';
import { ticketServices } from '@takst/server/app/ticket-services.ts';
import { openDatabase, type OpenDatabase } from '@takst/server/db/connection/open-database.ts';
import { sendEmail } from '@takst/server/integrations/email/send-email.job.ts';
import { carryOutRun } from '@takst/server/invoices/run/carry-out-run.ts';
import { insertRun } from '@takst/server/invoices/run/run.store.ts';
import { placeBilledCompanies } from '@takst/server/invoices/test-billing-world.store.ts';
import { faultsInInvoices } from '@takst/server/invoices/test-issued.query.ts';
import { startJobs } from '@takst/server/jobs/start-jobs.ts';
import { loadReferenceData } from '@takst/server/reference-data/load-reference-data.ts';
import { testClock } from '@takst/server/testing/portal/test-clock.ts';
import { commandOnServer, urlOfDatabase } from '@takst/server/testing/server-template.ts';
import { bareInvoicesMs, countLines, makeBareTables } from './data/bare-invoices.store.ts';
import { withClient } from './data/bench-database.store.ts';
import { spreadOf } from './measure/statistics.ts';
import type { Bench } from './measured-portal.ts';
import { atMost, plainFigure, rejectionOf, type Result } from './report/result.ts';

const tenant = 'ruter';
const companies = 2_000;
const people = 50;
/** Placed in one statement. */
const atOnce = 100;
const rounds = 5;
const name = 'takst_bench_invoices';
const quiet = { info: () => undefined, warn: () => undefined };

type Round = { runMs: number; bareMs: number; lines: number };

/** 100,000 active tickets of 2,000 companies invoiced, month by month, beside bare inserts of the same rows. */
export async function invoicesBenchmark({ database: { url: server } }: Bench): Promise<Result> {
  await commandOnServer(server, `drop database if exists ${name} with (force)`);
  await commandOnServer(server, `create database ${name}`);
  const url = urlOfDatabase(server, name);
  const open = await openDatabase({ databaseUrl: url, dataDir: '' }, quiet);
  try {
    await loadReferenceData(open.database);
    for (let placed = 0; placed < companies; placed += atOnce) {
      await placeBilledCompanies(open.database, {
        tenant,
        companies: atOnce,
        people,
        from: '2026-01-01',
      });
    }
    await withClient(url, async (client) => {
      await makeBareTables(client);
      await client.query('vacuum analyze');
    });
    const measured = await measureRounds(open, url);
    const faults = await faultsInInvoices(open.database);
    if (faults.length > 0) throw new Error(faults.slice(0, 5).join('; '));
    return report(measured);
  } finally {
    await open.close();
    await commandOnServer(server, `drop database ${name} with (force)`);
  }
}

async function measureRounds(open: OpenDatabase, url: string): Promise<Round[]> {
  const { database } = open;
  const clock = testClock('2026-02-07T05:15:00+01:00');
  const jobs = await startJobs({
    connection: open.jobs,
    jobs: [sendEmail],
    // Nobody works on them here.
    dependencies: () => ({ email: { send: async () => undefined } }),
    log: quiet,
    reportError: () => undefined,
  });
  const dependencies = {
    database,
    clock,
    queue: jobs.queue,
    services: ticketServices,
    origins: perTenant(() => 'https://bench.example'),
    reportError: (error: unknown) => {
      throw error;
    },
    pace: { chunkMs: 300, jobMs: 600_000, elapsed: () => performance.now() },
  };
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const month = Temporal.PlainDate.from('2026-01-01').add({ months: round });
    const runDay = month.add({ months: 1, days: 6 });
    clock.set(`${runDay}T05:15:00+01:00`);
    const startedAt = performance.now();
    const runId = await database.transaction((tx) =>
      insertRun(tx, { tenant, startedBy: null, now: clock.now() }),
    );
    await carryOutRun(dependencies, { tenant, runId });
    const runMs = performance.now() - startedAt;
    const one = await withClient(url, async (client) => ({
      runMs,
      bareMs: await bareInvoicesMs(client, String(month)),
      lines: await countLines(client, String(month)),
    }));
    // The first round only fills caches, and the statistics of empty tables.
    if (round > 0) measured.push(one);
    await withClient(url, (client) => client.query('vacuum analyze'));
  }
  await jobs.stop();
  return measured;
}

function report(measured: readonly Round[]): Result {
  const median = (of: (round: Round) => number) => spreadOf(measured.map(of)).median;
  const floors = spreadOf(measured.map(({ bareMs }) => bareMs));
  return {
    benchmark: 'invoices',
    figures: [
      atMost(
        'a run of 100,000 tickets, times one bare insert of its rows',
        median(({ runMs, bareMs }) => runMs / bareMs),
        { goal: 2, digits: 2 },
      ),
      plainFigure(
        'the same by round',
        measured.map(({ runMs, bareMs }) => (runMs / bareMs).toFixed(2)).join(', '),
      ),
      plainFigure('a run', `${(median(({ runMs }) => runMs) / 1_000).toFixed(2)} s`),
      plainFigure('one bare insert', `${(floors.median / 1_000).toFixed(2)} s`),
      plainFigure('lines of each', measured.map(({ lines }) => String(lines)).join(', ')),
    ],
    ...rejectionOf({ swing: floors.max / floors.min, load: loadavg()[0] ?? 0 }),
  };
}
