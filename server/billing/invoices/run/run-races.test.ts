import { describe, expect } from 'vitest';
import { carryOutRun } from './carry-out-run.ts';
import { runInvoiceRunCommand } from './invoice-run-command.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { failedCompanies, lastInvoiceDate, lastRuns } from './run.query.ts';
import { lockCompanies, type RunKey } from './run.store.ts';
import { placeBilledCompanies, setInterval } from '#billing/invoices/test-billing-world.store.ts';
import {
  faultsInInvoices,
  invoicesOf,
  linesOf,
  readRun,
} from '#billing/invoices/test-issued.query.ts';
import type { Billing } from '#billing/invoices/test-billing.ts';
import { billingTest } from '#billing/invoices/test-runs.ts';

const companies = 12;
const people = 5;

async function placeDue(billing: Billing): Promise<number[]> {
  const billedCompanies = await placeBilledCompanies(billing.database, {
    tenant: 'ruter',
    companies,
    people,
    from: '2026-02-01',
  });
  billing.clock.set('2026-03-07T06:00:00+01:00');
  return billedCompanies.map(({ id }) => id);
}

/** A process that ends at its nth statement about a job, an e-mail or the record: everything open is rolled back. */
class Killed extends Error {}
function killedAfter({ dependencies }: Billing, emails: number): InvoiceRunDependencies {
  let remainingEmails = emails;
  return {
    ...dependencies,
    queue: {
      async enqueue() {
        remainingEmails -= 1;
        if (remainingEmails < 0) throw new Killed('killed');
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
    // A company at a time: without the lock on it one of two would break on a key, and report it.
    const pace = { ...billing.dependencies.pace, companies: 1, chunkMs: 0 };
    await Promise.all(twice.map((key) => carryOutRun({ ...billing.dependencies, pace }, key)));
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
          if ((await carryOutRun(killedAfter(billing, emails % 3), key)) === 'over') break;
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

describe('a company that somebody else holds', () => {
  billingTest(
    'is left and named, holds up no other, and comes with the next run',
    async (billing) => {
      const ids = await placeDue(billing);
      const [lockedCompany = 0, ...others] = ids;
      const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holder = billing.database.transaction(async (tx) => {
        await lockCompanies(tx, { tenant: 'ruter', companies: [lockedCompany] });
        locked.resolve();
        await done.promise;
      });
      await locked.promise;
      const key = await billing.startRun();
      try {
        await carryOutRun(billing.dependencies, key);
      } finally {
        done.resolve();
        await holder;
      }
      expect(await invoicesOf(billing.database, others)).toHaveLength(others.length);
      expect(await invoicesOf(billing.database, [lockedCompany])).toEqual([]);
      expect((await readRun(billing.database, key.runId)).problems).toEqual([
        { companyId: lockedCompany, agreementId: null, reason: 'LOCKED' },
      ]);
      expect(await failedCompanies(billing.database, 'ruter')).toEqual(
        new Map([[lockedCompany, 'LOCKED']]),
      );
      expect(await failedCompanies(billing.database, 'akt')).toEqual(new Map());
      billing.reported.length = 0;
      await carryOutRun(billing.dependencies, await billing.startRun());
      expect(await invoicesOf(billing.database, [lockedCompany])).toHaveLength(1);
      // Of the last run alone.
      expect(await failedCompanies(billing.database, 'ruter')).toEqual(new Map());
      expect(await faultsInInvoices(billing.database)).toEqual([]);
    },
    90_000,
  );
});

describe('the command for runs', () => {
  const command = async (billing: Billing, ...words: string[]) => {
    const lines: string[] = [];
    const isDone = await runInvoiceRunCommand(billing.dependencies, words, (line) =>
      lines.push(line),
    );
    return { isDone, lines };
  };

  billingTest(
    'says what a run would make, makes that, and then has nothing left',
    async (billing) => {
      const ids = await placeDue(billing);
      const summary = `${companies} invoices, `;
      const dryRun = await command(billing, 'dry-run', 'ruter', '2026-03-07');
      expect(dryRun.lines.find((line) => line.startsWith(summary))).toContain(
        ` periods closed, ${companies * people} lines`,
      );
      expect(dryRun.lines).toContainEqual(
        expect.stringMatching(/^SUBSCRIPTIONS, MONTHLY_AT_END: .*; 2026-02 .* difference /),
      );
      expect(await invoicesOf(billing.database, ids)).toEqual([]);
      const run = await command(billing, 'run', 'ruter');
      expect(run.lines).toContain(dryRun.lines.find((line) => line.startsWith(summary)));
      expect(await invoicesOf(billing.database, ids)).toHaveLength(companies);
      expect(await lastRuns(billing.database, 'ruter', 1)).toMatchObject([
        { startedBy: null, isByCommand: true },
      ]);
      const again = await command(billing, 'dry-run', 'ruter');
      expect(again.lines).toContain(
        '0 invoices, 0.00 kr; 0 periods closed, 0 lines; 0 by EHF, 0 by e-mail, 0 to nobody',
      );
      expect(await faultsInInvoices(billing.database)).toEqual([]);
    },
  );

  billingTest('invoices a day that was missed, with numbers that follow days', async (billing) => {
    const { database } = billing;
    const [company] = await placeBilledCompanies(database, {
      tenant: 'ruter',
      companies: 1,
      people: 1,
      from: '2026-02-01',
    });
    const ids = [company?.id ?? 0];
    await billing.runOn('2026-04-06');
    const before = await invoicesOf(database, ids);
    await setInterval(database, company?.agreements[0] ?? 0, 'DAILY');
    billing.clock.set('2026-06-10T06:00:00+02:00');
    // March alone, as a run on that day would have.
    expect((await command(billing, 'run', 'ruter', '2026-04-07')).isDone).toBe(true);
    const [invoice] = (await invoicesOf(database, ids)).slice(before.length);
    expect(invoice).toMatchObject({ line_count: 1 });
    expect([invoice?.period_start, invoice?.invoice_date].map(String)).toEqual([
      '2026-03-01',
      '2026-04-07',
    ]);
    await command(billing, 'run', 'ruter');
    // Its day is before the last invoice: of today.
    const { lines } = await command(billing, 'run', 'ruter', '2026-05-07');
    expect(lines).toContain(
      '0 invoices, 0.00 kr; 0 periods closed, 0 lines; 0 by EHF, 0 by e-mail, 0 to nobody',
    );
    const [late] = await placeBilledCompanies(database, {
      tenant: 'ruter',
      companies: 1,
      people: 1,
      from: '2026-04-01',
    });
    await command(billing, 'run', 'ruter', '2026-05-07');
    const ofLate = await invoicesOf(database, [late?.id ?? 0]);
    expect(ofLate.map((one) => [one.invoice_date, one.due_date].map(String))).toEqual([
      ['2026-06-10', '2026-07-10'],
    ]);
    expect(await lastInvoiceDate(database, 'ruter')).toEqual(Temporal.PlainDate.from('2026-06-10'));
    expect(await lastInvoiceDate(database, 'akt')).toBeNull();
    expect(await faultsInInvoices(database)).toEqual([]);
  });

  billingTest('says and sets the first month, until one is closed', async (billing) => {
    billing.clock.set('2026-03-07T06:00:00+01:00');
    expect((await command(billing, 'run', 'akt')).lines[0]).toMatch(/^akt has no first month/);
    expect((await command(billing, 'first-month', 'akt')).lines).toEqual([
      'akt has no first month',
    ]);
    const set = await command(billing, 'first-month', 'akt', '2026-02');
    expect(set.lines).toEqual(['akt is closed from 2026-02 on']);
    const refused = await command(billing, 'first-month', 'ruter', '2026-02');
    expect(refused.lines).toEqual([
      'Refused: months of ruter are closed already, so its first month stands.',
      'ruter is closed from 2026-01 on',
    ]);
    // The same once more is no change.
    expect((await command(billing, 'first-month', 'ruter', '2026-01')).lines).toEqual([
      'ruter is closed from 2026-01 on',
    ]);
  });

  billingTest('does nothing but tell its usage at words that are no command', async (billing) => {
    billing.clock.set('2026-03-07T06:00:00+01:00');
    const wrong = [
      ['run'],
      ['run', 'nobody'],
      ['first-month', 'ruter', '2026-13'],
      ['run', 'ruter', '2026-03-08'],
      ['dry-run', 'ruter', '7.3.2026'],
      ['dry-run', 'ruter', '2026-03-07', 'now'],
    ];
    for (const words of wrong) {
      const answer = await command(billing, ...words);
      expect(answer, words.join(' ')).toEqual({ isDone: false, lines: [] });
    }
  });
});
