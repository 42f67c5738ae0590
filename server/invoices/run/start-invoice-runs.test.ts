import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { setFirstMonth } from '#invoices/months/first-month.store.ts';
import { billing } from '#invoices/test-billing.ts';
import { startInvoiceRunsJob } from './start-invoice-runs.job.ts';

describe('the scheduled start of invoice runs', () => {
  databaseTest('is of the operators that run here, and of no other', async ({ database }) => {
    const { dependencies, enqueued } = await billing(database);
    const month = Temporal.PlainDate.from('2026-01-01');
    await database.transaction((tx) => setFirstMonth(tx, 'akt', month));
    await startInvoiceRunsJob.run({}, { ...dependencies, tenants: ['akt', 'fjord'] }, 'key');
    expect(enqueued).toMatchObject([{ job: 'run-invoices', data: { tenant: 'akt' } }]);
  });
});
