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
  setBaseOnly,
  setInterval,
  setInvoiceEmail,
} from '#billing/invoices/test-billing-world.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';

portalTest(
  'an agreement without an address is listed as long as one of its closed months is not invoiced',
  async (portal) => {
    const { database, clock } = portal;
    const { runOn } = await billing(database);
    const world = { tenant: 'ruter', companies: 2, people: 1 } as const;
    const companies = await placeBilledCompanies(database, world);
    const [company, invoicedElsewhere] = companies;
    if (!company || !invoicedElsewhere) throw new Error('no companies');
    const [agreementId] = company.agreements;
    for (const { id, agreements, people } of companies) {
      const startDate = Temporal.PlainDate.from('2026-01-01');
      const expirationDate = Temporal.PlainDate.from('2026-02-28');
      const order = { tenant: 'ruter', companyId: id, nrOfZones: 1 } as const;
      const of = { agreementId: agreements[0], holderId: people[0] ?? 0 };
      await placeTickets(database, [{ ...order, ...of, startDate, expirationDate }]);
      for (const one of agreements) await setInvoiceEmail(database, one, null);
    }
    await setBaseOnly(database, 'ruter', invoicedElsewhere.id);
    const listed = async (day: string) => {
      clock.set(`${day}T12:00:00Z`);
      const { json } = await portal.callAs(portal.user('operator'), getRunCheck, {});
      const { count, first } = (json as RunCheck).unaddressed;
      expect(first).toHaveLength(count);
      const ids = companies.map(({ id }) => id);
      return first.filter((one) => ids.includes(one.companyId));
    };
    // The list has it once, by the name of its own company; the agreement beside it has sold nothing.
    const row = { companyId: company.id, companyName: 'Firma 1', agreementId };
    // January is invoiced; February is closed and waits for its quarter.
    await runOn('2026-02-07');
    await setInterval(database, agreementId, 'QUARTERLY');
    await runOn('2026-03-07');
    expect(await listed('2026-03-07')).toEqual([row]);
    expect(await listed('2026-04-07')).toEqual([row]);
    await runOn('2026-04-07');
    expect(await listed('2026-04-08')).toEqual([]);
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
