import {
  getRunCheck,
  type RunCheck,
} from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { expect } from 'vitest';
import { placeBilledCompanies, placeTickets } from '#billing/invoices/test-billing-world.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import {
  advanceRun,
  finishRun,
  insertRun,
  nothingBilled,
  type RunPart,
} from '#billing/invoices/run/run.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

portalTest('months that are not closed are listed with why they are not', async (portal) => {
  const { database, clock } = portal;
  await billing(database);
  const companies = await placeBilledCompanies(database, { tenant, companies: 4, people: 1 });
  const [unpriced, failed, locked] = companies.map(({ id }) => id);
  for (const { id: companyId, agreements, people } of companies) {
    const own = {
      tenant,
      companyId,
      agreementId: agreements[0],
      holderId: people[0] ?? 0,
    } as const;
    const nrOfZones = companyId === unpriced ? 5 : 1;
    const ends = companyId === failed || companyId === unpriced;
    const expirationDate = ends ? date('2026-01-31') : null;
    await placeTickets(database, [
      { ...own, nrOfZones, startDate: date('2026-01-01'), expirationDate },
    ]);
    // Its later months have a price, and wait all the same.
    if (companyId === unpriced)
      await placeTickets(database, [{ ...own, nrOfZones: 1, startDate: date('2026-02-01') }]);
  }
  const run = (problems: RunPart['problems']) =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const key = { tenant, runId: await insertRun(tx, { tenant, startedBy: null, now }) } as const;
      const part = { ...nothingBilled, problems };
      await advanceRun(tx, key, { companies: [companies.at(-1)?.id ?? 0], part, now });
      await finishRun(tx, key, now);
    });
  const left = (companyId = 0, reason: 'FAILED' | 'LOCKED') =>
    ({ companyId, agreementId: null, reason }) as const;
  // What an earlier run left says nothing of today.
  await run([left(companies.at(-1)?.id, 'FAILED')]);
  await run([left(failed, 'FAILED'), left(locked, 'LOCKED'), left(unpriced, 'FAILED')]);
  clock.set('2026-03-07T12:00:00+01:00');
  const { json } = await portal.callAs(portal.user('operator'), getRunCheck, {});
  const { firstMonth, lastMonth, openMonths } = json as RunCheck;
  expect([firstMonth, lastMonth]).toEqual(['2026-01-01', '2026-02-01']);
  const both = { firstMonth: '2026-01-01', lastMonth: '2026-02-01', monthCount: 2 };
  const january = { firstMonth: '2026-01-01', lastMonth: '2026-01-01', monthCount: 1 };
  const facts = [
    { ...both, reason: 'PRICE_MISSING' },
    { ...january, reason: 'FAILED' },
    { ...both, reason: 'LOCKED' },
    { ...both, reason: 'NOT_RUN' },
  ];
  const ids = companies.map(({ id }) => id);
  expect(openMonths.first.filter(({ companyId }) => ids.includes(companyId))).toEqual(
    companies.map(({ id, agreements: [agreementId] }, place) => ({
      companyId: id,
      companyName: `Firma ${place + 1}`,
      agreementId,
      ...facts[place],
    })),
  );
});
