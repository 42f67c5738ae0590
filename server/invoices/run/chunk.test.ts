import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { carryOutRun } from './carry-out-run.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { placeBilledCompanies } from '#invoices/test-billing-world.store.ts';
import { faultsInInvoices, invoicesOf, linesOf, readRun } from '#invoices/test-issued.query.ts';
import type { Billing } from '#invoices/test-billing.ts';
import { billingTest } from '#invoices/test-runs.ts';

const companies = 12;
const people = 3;

async function placeDue(billing: Billing): Promise<number[]> {
  const placed = await placeBilledCompanies(billing.database, {
    tenant: 'ruter',
    companies,
    people,
    from: '2026-02-01',
  });
  billing.clock.set('2026-03-07T06:00:00+01:00');
  billing.reported.length = 0;
  return placed.map(({ id }) => id);
}

const inChunksOf = (
  dependencies: InvoiceRunDependencies,
  size: number,
): InvoiceRunDependencies => ({
  ...dependencies,
  // As short a time as there is, so that no chunk is larger.
  pace: { companies: size, chunkMs: 0, jobMs: 60_000, elapsed: () => performance.now() },
});

/** A queue at which the first chunk with e-mails comes to `happens` and then fails, once. */
function failingOnce({ dependencies }: Billing, happens: () => Promise<unknown>) {
  const { enqueue } = dependencies.queue;
  let isFirst = true;
  const queue: InvoiceRunDependencies['queue'] = {
    async enqueue(tx, job, ...data) {
      if (isFirst) {
        isFirst = false;
        await happens();
        throw new Error('planted');
      }
      await enqueue(tx, job, ...data);
    },
  };
  return { ...dependencies, queue };
}

/** Long enough for the chunk after to close its months, and to commit them if it did not wait. */
const whileNextCloses = () => pause(500);

describe('chunks of a run that are in work at the same time', () => {
  billingTest('are committed in order, whatever fails', async (billing) => {
    const { database, reported } = billing;
    const ids = await placeDue(billing);
    const key = await billing.startRun();
    const failing = failingOnce(billing, whileNextCloses);
    expect(await carryOutRun(inChunksOf(failing, 4), key)).toBe(true);
    // The chunk that failed was done again, company by company, before the next was committed.
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
    const one = await billing.startRun();
    const other = await billing.startRun();
    const sizes = [1, 2, 3, 5, 7];
    const processes = sizes.flatMap((size) => [one, other].map((key) => ({ size, key })));
    const isOver = await Promise.all(
      processes.map(({ size, key }) => carryOutRun(inChunksOf(dependencies, size), key)),
    );
    expect(new Set(isOver)).toEqual(new Set([true]));
    expect(reported).toEqual([]);
    expect(await invoicesOf(database, ids)).toHaveLength(companies);
    expect(await linesOf(database, ids)).toHaveLength(companies * people);
    expect(await faultsInInvoices(database)).toEqual([]);
  });
});
