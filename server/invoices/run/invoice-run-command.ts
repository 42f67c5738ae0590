import { tenantIds, type TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { carryOutRun } from './carry-out-run.ts';
import { inventedDataText } from '#invoices/invented/invented-data.ts';
import { lockNumbers } from './issue-invoices.store.ts';
import { previewRun } from './preview-run.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { previewReport, runReport } from './run-report.ts';
import { findRunningRun, lastInvoiceDate, readRun } from './run.query.ts';
import { insertRun } from './run.store.ts';

export const invoiceRunUsage = `npm run invoice-run -- dry-run <operator> [day, as 2027-03-07]
npm run invoice-run -- run <operator> [day: not in the future, and not before the last invoice]`;

type Print = (line: string) => void;

/** Tries or carries out a run of an operator on a day. False when the words are no command. */
export async function runInvoiceRunCommand(
  dependencies: InvoiceRunDependencies,
  [command, operator, ...rest]: readonly string[],
  print: Print,
): Promise<boolean> {
  const tenant = tenantIds.find((id) => id === operator && tenants[id].offers.has('invoices'));
  const today = dependencies.clock.today();
  const day = rest[0] === undefined ? today : dayIn(rest[0]);
  if (!tenant || !day || rest.length > 1) return false;
  const clock = { now: dependencies.clock.now, today: () => day };
  if (command === 'dry-run') await dryRun({ ...dependencies, clock }, tenant, print);
  else if (command === 'run') {
    const last = await lastInvoiceDate(dependencies.database, tenant);
    if (isBefore(today, day) || (last && isBefore(day, last))) return false;
    await run({ ...dependencies, clock }, tenant, print);
  } else return false;
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
  while (!(await carryOutRun(inParts, key))) {
    const { companiesDone, companiesTotal } = await readRun(database, key);
    print(`${companiesDone} of ${companiesTotal} companies`);
  }
  for (const line of runReport(await readRun(database, key))) print(line);
}

const reportEveryMs = 1_000;
