import {
  getRunCheck,
  type RunCheck,
} from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { expect } from 'vitest';
import { setFirstMonth } from '#billing/invoices/months/first-month.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import {
  placeBilledCompanies,
  placeProduct,
  placeTickets,
  setInterval,
  setInvoiceEmail,
} from '#billing/invoices/test-billing-world.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';

portalTest(
  'an agreement without an address is listed as long as one of its closed months is not invoiced',
  async (portal) => {
    const { database, clock } = portal;
    const { runOn } = await billing(database);
    const world = { tenant: 'ruter', companies: 1, people: 1 } as const;
    const [company] = await placeBilledCompanies(database, world);
    if (!company) throw new Error('no company');
    const [agreementId] = company.agreements;
    await placeTickets(database, [
      {
        tenant: 'ruter',
        companyId: company.id,
        agreementId,
        holderId: company.people[0] ?? 0,
        nrOfZones: 1,
        startDate: Temporal.PlainDate.from('2026-01-01'),
        expirationDate: Temporal.PlainDate.from('2026-02-28'),
      },
    ]);
    await setInvoiceEmail(database, agreementId, null);
    const listed = async (day: string) => {
      clock.set(`${day}T12:00:00Z`);
      const { json } = await portal.callAs(portal.user('operator'), getRunCheck, {});
      return (json as RunCheck).unaddressed.first.map((one) => one.agreementId);
    };
    // January is invoiced; February is closed and waits for its quarter.
    await runOn('2026-02-07');
    await setInterval(database, agreementId, 'QUARTERLY');
    await runOn('2026-03-07');
    expect(await listed('2026-04-07')).toContain(agreementId);
    await runOn('2026-04-07');
    expect(await listed('2026-04-08')).not.toContain(agreementId);
  },
);

portalTest(
  'an operator without invoices is told of no agreement without an address',
  async (portal) => {
    const { database, clock } = portal;
    const tenant = 'fjord';
    await placeProduct(database, tenant);
    const firstMonth = Temporal.PlainDate.from('2026-01-01');
    await database.transaction((tx) => setFirstMonth(tx, tenant, firstMonth));
    const world = { tenant, companies: 1, people: 1, from: '2026-01-01' } as const;
    const [company] = await placeBilledCompanies(database, world);
    for (const id of company?.agreements ?? []) await setInvoiceEmail(database, id, null);
    const { runOn } = await billing(database);
    await runOn('2026-02-07', tenant);
    clock.set('2026-03-06T12:00:00Z');
    const { json } = await portal.callAs(portal.user('operator', tenant), getRunCheck, {});
    expect((json as RunCheck).unaddressed).toEqual({ count: 0, first: [] });
  },
);
