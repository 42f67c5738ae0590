import { expect } from 'vitest';
import { placeBilledCompanies, placeTickets } from '#billing/invoices/test-billing-world.store.ts';
import { callsOf } from '#billing/invoices/test-invoice-calls.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { maxProblems } from './run.query.ts';

const tenant = 'ruter';
/** No price is set for so many. */
const unpricedZones = 7;

portalTest('a dry run names the first fifty of its problems, and counts all', async (portal) => {
  const { database, clock } = portal;
  const count = maxProblems + 1;
  const placed = await placeBilledCompanies(database, { tenant, companies: count, people: 1 });
  await placeTickets(
    database,
    placed.map(({ id: companyId, agreements: [agreementId], people: [holderId = 0] }) => ({
      tenant,
      companyId,
      agreementId,
      holderId,
      nrOfZones: unpricedZones,
      startDate: Temporal.PlainDate.from('2026-03-01'),
    })),
  );
  clock.set('2026-04-07T12:00:00+02:00');
  const dryRun = (await callsOf(portal).preview()) as Record<string, unknown>;
  expect(dryRun['problems']).toHaveLength(maxProblems);
  expect(dryRun['problemCount']).toBe(count);
});
