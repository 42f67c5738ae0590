import { describe, expect } from 'vitest';
import { carryOutRun } from './carry-out-run.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import type { RunKey } from './run.store.ts';
import { placeBilledCompanies } from '#invoices/test-billing-world.store.ts';
import { faultsInInvoices, invoicesOf, linesOf } from '#invoices/test-issued.query.ts';
import { type Billing, billingTest } from '#invoices/test-runs.ts';

const companies = 12;
const people = 5;

async function placeDue(billing: Billing): Promise<number[]> {
  const placed = await placeBilledCompanies(billing.database, {
    ...{ tenant: 'ruter', companies, people, from: '2026-02-01' },
  });
  billing.clock.set('2026-03-07T06:00:00+01:00');
  return placed.map(({ id }) => id);
}

/** A process that ends at its nth statement about a job, an e-mail or the record: everything open is rolled back. */
class Killed extends Error {}
function killedAfter({ dependencies }: Billing, emails: number): InvoiceRunDependencies {
  let left = emails;
  return {
    ...dependencies,
    queue: {
      async enqueue() {
        left -= 1;
        if (left < 0) throw new Killed('killed');
      },
    },
    reportError: (error) => {
      throw error;
    },
    // A company at a time, so that much is committed before.
    pace: { companies: 1, chunkMs: 0, jobMs: 60_000, elapsed: () => performance.now() },
  };
}

describe('runs of the same companies', () => {
  billingTest('at the same time by several processes invoice each once', async (billing) => {
    const ids = await placeDue(billing);
    const runs: RunKey[] = [];
    for (let run = 0; run < 4; run += 1) runs.push(await billing.startRun());
    const twice = [...runs, ...runs];
    await Promise.all(twice.map((key) => carryOutRun(billing.dependencies, key)));
    // Without the lock on the numbers one of two would break on a key, and do its part again.
    expect(billing.reported).toEqual([]);
    expect(await invoicesOf(billing.database, ids)).toHaveLength(companies);
    expect(await linesOf(billing.database, ids)).toHaveLength(companies * people);
    expect(await faultsInInvoices(billing.database)).toEqual([]);
  });

  billingTest(
    'that are killed again and again lose nothing and double nothing',
    async (billing) => {
      const ids = await placeDue(billing);
      const key = await billing.startRun();
      let kills = 0;
      for (let emails = 0; emails <= companies; emails += 1) {
        try {
          if (await carryOutRun(killedAfter(billing, emails % 3), key)) break;
        } catch (error) {
          if (!(error instanceof Killed)) throw error;
          kills += 1;
        }
        expect(await faultsInInvoices(billing.database)).toEqual([]);
      }
      expect(kills).toBeGreaterThan(2);
      await carryOutRun(billing.dependencies, key);
      expect(await invoicesOf(billing.database, ids)).toHaveLength(companies);
      expect(await linesOf(billing.database, ids)).toHaveLength(companies * people);
      expect(await faultsInInvoices(billing.database)).toEqual([]);
    },
  );
});
