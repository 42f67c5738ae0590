import '@takst/server/testing/operators-in-tests.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openDatabase } from '@takst/server/platform/db/connection/open-database.ts';
import { insertRun, runPosition } from '@takst/server/billing/invoices/run/run.store.ts';
import { setFirstMonth } from '@takst/server/billing/invoices/invoices.public.ts';
import {
  bookedLines,
  faultsInBook,
  placeFreeCompany,
  placeFreeTickets,
} from '@takst/server/services/free-tickets/book/test-book-world.store.ts';
import { placeBilledCompanies } from '@takst/server/billing/invoices/test-billing-world.store.ts';
import {
  faultsInInvoices,
  invoicesOf,
  linesOf,
} from '@takst/server/billing/invoices/test-issued.query.ts';
import { loadReferenceData } from '@takst/server/app/reference-data/load-reference-data.ts';
import { commandOnServer, urlOfDatabase } from '@takst/server/testing/templates/server-template.ts';
import { startThrowawayPostgres } from '../../tools/throwaway-postgres.ts';

/** `npm run trial:invoice-kill -- --kills 200 --processes 3 --seed 7`: processes on one run, each killed at any moment. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    processes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
const [wanted, processes] = [Number(values.kills), Number(values.processes)];
const [companies, people] = [60, 10];
/** Companies with free tickets among them, each with so many people in a department. */
const [freeCompanies, freePeople] = [20, 10];
const name = 'takst_trial_invoices';
const server = process.env['TEST_DATABASE_URL'] ?? (await startThrowawayPostgres());
if (!server) throw new Error('The trial needs PostgreSQL.');
await commandOnServer(server, `drop database if exists ${name} with (force)`);
await commandOnServer(server, `create database ${name}`);
const url = urlOfDatabase(server, name);
const open = await openDatabase(
  { databaseUrl: url, dataDir: '' },
  { info: () => undefined, warn: () => undefined },
);
const { database } = open;
await loadReferenceData(database);
await database.transaction((tx) =>
  setFirstMonth(tx, 'ruter', Temporal.PlainDate.from('2026-01-01')),
);
const placed = await placeBilledCompanies(database, {
  tenant: 'ruter',
  companies,
  people,
  from: '2026-01-01',
});
const ids = placed.map(({ id }) => id);
const freeIds: number[] = [];
for (let place = 0; place < freeCompanies; place += 1) {
  const company = await placeFreeCompany(database);
  const [agreementId] = company.departments;
  const tickets = Array.from({ length: freePeople }, (_, person) => ({
    person: `Person ${person}`,
    agreementId,
    from: '2026-01-01',
  }));
  await placeFreeTickets(database, company, tickets);
  freeIds.push(company.id);
}
const waits = fc.sample(fc.integer({ min: 0, max: 400 }), {
  numRuns: wanted * processes * 2,
  seed: Number(values.seed),
});

/** Runs, and is killed so long after it began; true when it was killed before it was over. */
async function runAndKill(moment: string, runId: number, afterMs: number): Promise<boolean> {
  const script = join(import.meta.dirname, 'invoice-run-process.ts');
  const child = spawn(process.execPath, [script, url, moment, String(runId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  const [, signal] = (await ended) as [number | null, string | null];
  clearTimeout(timer);
  return signal === 'SIGKILL';
}

let [kills, months, faultCount] = [0, 0, 0];
const tell = (faults: readonly string[]) => {
  faultCount += faults.length;
  for (const fault of faults) console.log(fault);
};
for (let place = 0; kills < wanted; months += 1) {
  const day = Temporal.PlainDate.from('2026-02-07').add({ months });
  const moment = `${day}T05:15:00+01:00`;
  const runId = await database.transaction((tx) =>
    insertRun(tx, { tenant: 'ruter', startedBy: null, now: Temporal.Instant.from(moment) }),
  );
  const key = { tenant: 'ruter', runId } as const;
  while ((await runPosition(database, key)) !== null) {
    const isLast = kills >= wanted;
    const moments = isLast ? [60_000] : waits.slice(place, place + processes);
    place += processes;
    const killed = await Promise.all(moments.map((afterMs) => runAndKill(moment, runId, afterMs)));
    kills += killed.filter(Boolean).length;
    tell(await faultsInInvoices(database));
    tell(await faultsInBook(database, freeIds));
  }
  const [lines, invoices] = [await linesOf(database, ids), await invoicesOf(database, ids)];
  const expected = (months + 1) * companies;
  if (invoices.length !== expected) tell([`${invoices.length} invoices, not ${expected}`]);
  const booked = await bookedLines(database, freeIds);
  const expectedInBook = (months + 1) * freeCompanies * freePeople;
  if (booked !== expectedInBook) tell([`${booked} lines in the book, not ${expectedInBook}`]);
  if (lines.length !== expected * people) tell([`${lines.length} lines, not ${expected * people}`]);
}
await open.close();
await commandOnServer(server, `drop database ${name} with (force)`);
console.log(
  `seed ${values.seed}: ${kills} kills in runs of ${months} months, ${faultCount} faults`,
);
process.exit(faultCount > 0 ? 1 : 0);
