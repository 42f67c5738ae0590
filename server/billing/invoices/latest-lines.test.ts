import {
  latestLines,
  listSubscriberInvoices,
} from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import { expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { placeBilledCompanies } from './test-billing-world.store.ts';
import { billing } from './test-billing.ts';

portalTest('the page of a person has the latest of their lines, newest first', async (portal) => {
  const world = { tenant: 'ruter', companies: 1, people: 1, from: '2026-01-01' } as const;
  const [company] = await placeBilledCompanies(portal.database, world);
  const { runOn } = await billing(portal.database);
  await runOn('2026-08-07');
  const { json } = await portal.callAs(portal.user('operator'), listSubscriberInvoices, {
    params: { id: company?.people[0] ?? 0 },
  });
  const months = ['2026-07-01', '2026-06-01', '2026-05-01', '2026-04-01', '2026-03-01'];
  expect(months).toHaveLength(latestLines);
  expect((json as { month: string }[]).map(({ month }) => month)).toEqual(months);
});
