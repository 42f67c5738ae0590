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
  placeSubscription,
  placeTickets,
  setBaseOnly,
  setInterval,
  setInvoiceEmail,
  setRecipient,
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
  'an agreement without an address is listed for what is valid since the last month that can be closed',
  async (portal) => {
    const { database, clock } = portal;
    const date = (text: string) => Temporal.PlainDate.from(text);
    const rows = [
      { end: '2026-01-31' },
      { end: '2026-02-01' },
      { end: null, cancelled: true },
      { end: null, reachedByEhf: true },
      { end: null },
      { end: '2026-01-31', isBike: true },
      { end: '2026-02-01', isBike: true },
    ];
    // Three of them have the names of the first three.
    const world = { tenant: 'ruter', people: 1 } as const;
    const companies = [
      ...(await placeBilledCompanies(database, { ...world, companies: rows.length - 3 })),
      ...(await placeBilledCompanies(database, { ...world, companies: 3 })),
    ];
    for (const [place, { id: companyId, agreements, people }] of companies.entries()) {
      const {
        end = null,
        isBike = false,
        cancelled = false,
        reachedByEhf = false,
      } = rows[place] ?? {};
      for (const one of agreements) await setInvoiceEmail(database, one, null);
      await setRecipient(database, { tenant: 'ruter', companyId, reachedByEhf });
      const own = { tenant: 'ruter', companyId, agreementId: agreements[0] } as const;
      const startDate = date('2026-01-01');
      const expirationDate = end === null ? null : date(end);
      const entry = { ...own, holderId: people[0] ?? 0, startDate, expirationDate };
      if (isBike) await placeSubscription(database, { ...entry, type: 'JOULE' });
      else await placeTickets(database, [{ ...entry, nrOfZones: 1, cancelled }]);
    }
    clock.set('2026-03-07T12:00:00Z');
    const { json } = await portal.callAs(portal.user('operator'), getRunCheck, {});
    const ids = companies.map(({ id }) => id);
    const listed = (json as RunCheck).unaddressed.first
      .map(({ companyId }) => ids.indexOf(companyId))
      .filter((place) => place >= 0);
    expect(listed).toEqual([4, 1, 6]);
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
