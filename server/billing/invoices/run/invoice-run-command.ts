import { setTimeout as wait } from 'node:timers/promises';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import type { Database } from '#platform/db/database.ts';
import { firstMonth, setFirstMonth } from '#billing/invoices/months/first-month.store.ts';
import { carryOutRun } from './carry-out-run.ts';
import { inventedDataText } from '#billing/invoices/invented/invented-data.ts';
import { lockNumbers } from './issue-invoices.store.ts';
import { previewRun } from './preview-run.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { previewReport, runReport } from './run-report.ts';
import { findRunningRun, lastInvoiceDate, readRun } from './run.query.ts';
import { insertRun } from './run.store.ts';

export const invoiceRunUsage = `npm run invoice-run -- dry-run <operator> [day, as 2027-03-07]
npm run invoice-run -- run <operator> [day that was missed: not in the future]
npm run invoice-run -- first-month <operator> [month, as 2027-01]`;

type Print = (line: string) => void;

/** Tries or carries out a run of an operator on a day. False when the words are no command. */
export async function runInvoiceRunCommand(
  dependencies: InvoiceRunDependencies,
  [command, operator, ...rest]: readonly string[],
  print: Print,
): Promise<boolean> {
  const tenant = tenantIds().find((id) => id === operator);
  if (!tenant || rest.length > 1) return false;
  if (command === 'first-month') {
    return sayFirstMonth(dependencies.database, tenant, { text: rest[0], print });
  }
  const today = dependencies.clock.today();
  const day = rest[0] === undefined ? today : dayIn(rest[0]);
  if (!day) return false;
  if (command !== 'dry-run' && (command !== 'run' || isBefore(today, day))) return false;
  if (!(await firstMonth(dependencies.database, tenant))) {
    print(`${tenant} has no first month, so nothing can be closed or invoiced. Set it with`);
    print(`npm run invoice-run -- first-month ${tenant} <month, as 2027-01>`);
    return true;
  }
  const clock = { now: dependencies.clock.now, today: () => day };
  if (command === 'dry-run') await dryRun({ ...dependencies, clock }, tenant, print);
  else {
    const last = await lastInvoiceDate(dependencies.database, tenant);
    // Numbers follow days: what was missed is invoiced today when there are invoices of later days.
    const invoiceDate = last && isBefore(day, last) ? today : day;
    await run({ ...dependencies, clock, invoiceDate }, tenant, print);
  }
  return true;
}

/** Says the first month that an operator invoices in the portal, or sets it. */
async function sayFirstMonth(
  database: Database,
  tenant: TenantId,
  { text, print }: { readonly text: string | undefined; readonly print: Print },
): Promise<boolean> {
  const month = text === undefined ? null : dayIn(`${text}-01`);
  if (text !== undefined && !month) return false;
  if (month) {
    const outcome = await database.transaction((tx) => setFirstMonth(tx, tenant, month));
    if (outcome === 'FIRST_MONTH_IN_USE') {
      print(`Refused: months of ${tenant} are closed already, so its first month stands.`);
    }
  }
  const current = await firstMonth(database, tenant);
  print(
    current
      ? `${tenant} is closed from ${current.toPlainYearMonth()} on`
      : `${tenant} has no first month`,
  );
  return true;
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;

function dayIn(text: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

async function dryRun(
  { database, services, clock }: InvoiceRunDependencies,
  tenant: TenantId,
  print: Print,
): Promise<void> {
  print(`Dry run of ${tenant} on ${clock.today()}: nothing of it is kept.`);
  const result = await previewRun(database, {
    services,
    tenant,
    today: clock.today(),
    now: clock.now(),
    onProgress: (companies) => print(`${companies} companies`),
  });
  for (const line of previewReport(result)) print(line);
}

/** Carries the run out in this process; one that goes on already is joined. */
async function run(
  dependencies: InvoiceRunDependencies,
  tenant: TenantId,
  print: Print,
): Promise<void> {
  const { database, clock, pace, findInvented } = dependencies;
  const invented = await findInvented(database, { tenant, today: clock.today() });
  if (invented.length > 0) {
    print(inventedDataText(tenant, invented));
    print('npm run reference-data loads what is real.');
    return;
  }
  const runId = await database.transaction(async (tx) => {
    await lockNumbers(tx, tenant);
    const running = await findRunningRun(tx, tenant);
    // No job: this process does it. If it is killed, the next start of the server goes on.
    return running ?? insertRun(tx, { tenant, startedBy: 'command', now: clock.now() });
  });
  const key = { tenant, runId };
  print(`Invoice run ${runId} of ${tenant} on ${clock.today()}`);
  const inParts = { ...dependencies, pace: { ...pace, jobMs: reportEveryMs } };
  for (;;) {
    const end = await carryOutRun(inParts, key);
    if (end === 'over') break;
    // The server has it in hand.
    if (end === 'with-another-worker') await wait(reportEveryMs);
    const { companiesDone, companiesTotal } = await readRun(database, key);
    print(`${companiesDone} of ${companiesTotal} companies`);
  }
  for (const line of runReport(await readRun(database, key))) print(line);
}

const reportEveryMs = 1_000;
