import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { setFirstMonth } from '#billing/invoices/months/first-month.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { inventedDataOf } from '#billing/invoices/invented/invented-data.ts';
import { runInvoiceRunCommand } from './invoice-run-command.ts';
import { startInvoiceRunsJob } from './start-invoice-runs.job.ts';

describe('the scheduled start of invoice runs', () => {
  databaseTest('is of the operators that run here, and of no other', async ({ database }) => {
    const { dependencies, enqueued, reported } = await billing(database);
    const month = Temporal.PlainDate.from('2026-01-01');
    await database.transaction((tx) => setFirstMonth(tx, 'akt', month));
    const start = () =>
      startInvoiceRunsJob.run({}, { ...dependencies, tenants: ['akt', 'fjord'] }, 'key');
    await start();
    const ofAkt = { job: 'run-invoices', data: { tenant: 'akt' } };
    expect(enqueued).toMatchObject([ofAkt]);
    // Whichever is first, the other has its run.
    const inOtherOrder = { ...dependencies, tenants: ['fjord', 'akt'] } as const;
    await startInvoiceRunsJob.run({}, inOtherOrder, 'key');
    expect(enqueued.splice(1)).toMatchObject([ofAkt]);
    expect(String(reported.at(-1))).toContain('fjord has no first month');
    // The third operator has no invoices; its months are closed all the same.
    await database.transaction((tx) => setFirstMonth(tx, 'fjord', month));
    await start();
    expect(enqueued).toMatchObject([
      ofAkt,
      ofAkt,
      { job: 'run-invoices', data: { tenant: 'fjord' } },
    ]);
  });

  databaseTest(
    'leaves out who has invented data, and reports which, unless it is the demo world',
    async ({ database }) => {
      const { dependencies, enqueued, reported } = await billing(database);
      const start = (demo: boolean) =>
        startInvoiceRunsJob.run(
          {},
          { ...dependencies, findInvented: inventedDataOf({ demo }), tenants: ['ruter'] },
          'key',
        );
      await start(false);
      expect(enqueued).toEqual([]);
      expect(String(reported.at(-1))).toContain(
        'ruter is not invoiced, as this is marked as invented: price Bedriftsbillett Oslo; price Bildeling; price Elsykkel; ' +
          'price Fribillett; price Leiebil',
      );
      // An operator that has none is invoiced all the same.
      const month = Temporal.PlainDate.from('2026-01-01');
      await database.transaction((tx) => setFirstMonth(tx, 'akt', month));
      const findInvented: typeof dependencies.findInvented = async (source, request) =>
        request.tenant === 'akt' ? [] : inventedDataOf({ demo: false })(source, request);
      const ofBoth = { ...dependencies, findInvented, tenants: ['ruter', 'akt'] } as const;
      await startInvoiceRunsJob.run({}, ofBoth, 'key');
      expect(enqueued.splice(0)).toMatchObject([{ data: { tenant: 'akt' } }]);
      await start(true);
      expect(enqueued).toMatchObject([{ job: 'run-invoices', data: { tenant: 'ruter' } }]);
    },
  );

  databaseTest('is refused to the command, too, which names the data', async ({ database }) => {
    const { dependencies } = await billing(database);
    const lines: string[] = [];
    const real = { ...dependencies, findInvented: inventedDataOf({ demo: false }) };
    await runInvoiceRunCommand(real, ['run', 'ruter'], (line) => void lines.push(line));
    expect(lines).toEqual([
      expect.stringContaining('price Bedriftsbillett Oslo'),
      'npm run reference-data loads what is real.',
    ]);
  });
});
