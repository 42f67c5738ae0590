import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { carryOutRun } from './carry-out-run.ts';
import { leaveCompany } from './leave-company.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { runPosition, type RunKey } from './run.store.ts';
import { placeBilledCompanies } from '#billing/invoices/test-billing-world.store.ts';
import {
  faultsInInvoices,
  invoicesOf,
  linesOf,
  readRun,
} from '#billing/invoices/test-issued.query.ts';
import type { Billing } from '#billing/invoices/test-billing.ts';
import { billingTest } from '#billing/invoices/test-runs.ts';

const companies = 12;
const people = 3;

async function placeDue(billing: Billing): Promise<number[]> {
  const billedCompanies = await placeBilledCompanies(billing.database, {
    tenant: 'ruter',
    companies,
    people,
    from: '2026-02-01',
  });
  billing.clock.set('2026-03-07T06:00:00+01:00');
  billing.reported.length = 0;
  return billedCompanies.map(({ id }) => id);
}

const inChunksOf = (
  dependencies: InvoiceRunDependencies,
  size: number,
): InvoiceRunDependencies => ({
  ...dependencies,
  // As short a time as there is, so that no chunk is larger.
  pace: { companies: size, chunkMs: 0, jobMs: 60_000, elapsed: () => performance.now() },
});

/** As the jobs of two processes, each of which comes again when the other has the run in hand. */
async function untilOver(dependencies: InvoiceRunDependencies, key: RunKey): Promise<void> {
  while ((await carryOutRun(dependencies, key)) !== 'over') await wait(1);
}

/** A queue at which the first chunk with e-mails fails, once. */
function failingOnce({ dependencies }: Billing) {
  const { enqueue } = dependencies.queue;
  let isFirst = true;
  const queue: InvoiceRunDependencies['queue'] = {
    async enqueue(tx, job, ...data) {
      if (isFirst) {
        isFirst = false;
        throw new Error('planted');
      }
      await enqueue(tx, job, ...data);
    },
  };
  return { ...dependencies, queue };
}

describe('chunks of a run', () => {
  billingTest('that fail once are done again in smaller ones, in order', async (billing) => {
    const { database, reported } = billing;
    const ids = await placeDue(billing);
    const key = await billing.startRun();
    expect(await carryOutRun(inChunksOf(failingOnce(billing), 4), key)).toBe('over');
    expect(reported).toEqual([]);
    const run = await readRun(database, key.runId);
    expect(run).toMatchObject({ invoices: companies, lines: companies * people, problems: [] });
    expect(run.companies_done).toBe(run.companies_total);
    const invoices = await invoicesOf(database, ids);
    expect(invoices.map(({ company_id }) => company_id)).toEqual(ids);
    expect(await linesOf(database, ids)).toHaveLength(companies * people);
    expect(await faultsInInvoices(database)).toEqual([]);
  });

  billingTest('of any size, in many processes at once, do not deadlock', async (billing) => {
    const { database, reported, dependencies } = billing;
    const ids = await placeDue(billing);
    const runs = [await billing.startRun(), await billing.startRun()];
    const processes = [1, 2, 3, 5, 7].flatMap((size) => runs.map((key) => ({ size, key })));
    await Promise.all(
      processes.map(({ size, key }) => untilOver(inChunksOf(dependencies, size), key)),
    );
    expect(reported).toEqual([]);
    for (const { runId } of runs) {
      const run = await readRun(database, runId);
      expect(run.companies_done).toBe(run.companies_total);
    }
    expect(await invoicesOf(database, ids)).toHaveLength(companies);
    expect(await linesOf(database, ids)).toHaveLength(companies * people);
    expect(await faultsInInvoices(database)).toEqual([]);
  });

  billingTest('are left to the worker who has the run in hand', async (billing) => {
    const { dependencies, database } = billing;
    const ids = await placeDue(billing);
    const key = await billing.startRun();
    const [holds, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const queue: InvoiceRunDependencies['queue'] = {
      async enqueue() {
        holds.resolve();
        await goesOn.promise;
      },
    };
    const first = carryOutRun({ ...dependencies, queue }, key);
    await holds.promise;
    // Without the lease it would wait for companies of the other.
    const second = Promise.race([carryOutRun(dependencies, key), wait(5_000)]);
    expect(await second.finally(() => goesOn.resolve())).toBe('with-another-worker');
    expect(await first).toBe('over');
    expect(await invoicesOf(database, ids)).toHaveLength(companies);
  });

  billingTest('leave out no company that another process has billed meanwhile', async (billing) => {
    const { database, dependencies } = billing;
    const [first = 0, second = 0] = await placeDue(billing);
    const key = await billing.startRun();
    const one = inChunksOf(dependencies, 1);
    const untilSecond = { ...one, pace: { ...one.pace, jobMs: 0 } };
    while (((await runPosition(database, key)) ?? second) < second) {
      await carryOutRun(untilSecond, key);
    }
    const error = new Error('planted');
    expect(await leaveCompany(dependencies, key, { companyId: first, error })).toMatchObject({
      items: 0,
    });
    const { problems } = await readRun(database, key.runId);
    expect(problems).toEqual([]);
  });
});
