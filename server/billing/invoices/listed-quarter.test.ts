import { invoiceList } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { placeBilledCompanies } from './test-billing-world.store.ts';
import { billing } from './test-billing.ts';

portalTest('an invoice of a quarter is listed by each of its months', async (portal) => {
  const { runOn } = await billing(portal.database);
  const [company] = await placeBilledCompanies(portal.database, {
    tenant: 'ruter',
    companies: 1,
    people: 1,
    interval: 'QUARTERLY',
    from: '2026-01-01',
  });
  await runOn('2026-04-07');
  const listed = async (from: string, to: string) => {
    const input = { params: { id: company?.id ?? 0 }, query: { from, to } };
    const { json } = await portal.callAs(portal.user('operator'), invoiceList.list, input);
    return (json as { totalEntries: number }).totalEntries;
  };
  const counts = [
    await listed('2025-12-01', '2025-12-31'),
    await listed('2025-12-31', '2026-01-01'),
    await listed('2026-02-10', '2026-02-20'),
    await listed('2026-03-31', '2026-04-30'),
    await listed('2026-04-01', '2026-04-30'),
  ];
  expect(counts).toEqual([0, 1, 1, 1, 0]);
});
