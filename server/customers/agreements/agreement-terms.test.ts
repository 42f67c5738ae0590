import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { describe, expect } from 'vitest';
import { changesOfCompany } from '#customers/companies/test-companies.store.ts';
import { idOf } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setInterval } from './test-agreements.store.ts';
import { companyIn } from './test-agreement.ts';

describe('the end of an agreement', () => {
  portalTest('cannot be before today, and can be taken away again', async (portal) => {
    const company = await companyIn(portal);
    expect(await company.end('2026-03-05')).toMatchObject({
      status: 422,
      json: { code: 'END_DATE_NOT_OFFERED' },
    });
    expect(await company.end('2026-03-06')).toMatchObject({ status: 200 });
    expect(await company.order()).toMatchObject({ status: 422 });
    expect(await company.end(null, '2026-03-06')).toMatchObject({ status: 200 });
    expect(await company.order()).toMatchObject({ status: 200 });
  });

  portalTest('is recorded once, and stands in the history', async (portal) => {
    const company = await companyIn(portal);
    await company.end('2026-12-31');
    expect(await company.end('2026-12-31')).toMatchObject({ status: 200 });
    const changes = await changesOfCompany(portal.database, company.id, 'change-agreement-end');
    expect(changes).toHaveLength(1);
    expect((await company.history())[0]).toMatchObject({
      kind: 'change-agreement-end',
      differences: [{ field: 'endDate' }],
    });
  });

  portalTest(
    'and its terms are of one agreement: the company’s other one stays',
    async (portal) => {
      const company = await companyIn(portal, 'SUBSCRIPTIONS', 'TICKETOFFICE');
      const other = async () =>
        (await company.all()).filter(({ id }) => id !== company.agreementId);
      const before = await other();
      expect(before).toHaveLength(1);
      const terms = { invoicingInterval: 'QUARTERLY', invoiceReference: 'PO 7' };
      expect(await company.end('2026-04-30')).toMatchObject({ status: 200 });
      expect(await company.change(terms)).toMatchObject({ status: 200 });
      expect(await other()).toEqual(before);
      expect(await company.remove()).toMatchObject({ status: 200 });
      expect(await company.all()).toEqual(before);
      // A deleted agreement cannot be changed.
      expect(await company.end(null, '2026-04-30')).toMatchObject({ status: 404 });
      expect(await company.change(terms)).toMatchObject({ status: 404 });
    },
  );
});

describe('an agreement with an interval that cannot be chosen', () => {
  portalTest('keeps it when something else is changed, under its own name', async (portal) => {
    const company = await companyIn(portal);
    for (const [stored, shown] of [
      ['EVERY_FULL_MOON', 'OTHER'],
      ['ANNUALLY', 'ANNUALLY'],
    ] as const) {
      await setInterval(portal.database, company.agreementId, stored);
      expect((await company.agreement())?.invoicingInterval).toBe(shown);
      const changed = { invoicingInterval: shown, invoiceReference: `Ref ${shown}` };
      expect(await company.change(changed)).toMatchObject({ status: 200 });
      expect(await company.agreement()).toMatchObject(changed);
      const [last] = (await company.history()).at(0)?.differences ?? [];
      expect(last?.field).toBe('invoiceReference');
    }
  });

  portalTest('cannot be given one', async (portal) => {
    const company = await companyIn(portal);
    expect(await company.change({ invoicingInterval: 'ANNUALLY' })).toMatchObject({
      status: 422,
      json: { code: 'INTERVAL_NOT_OFFERED' },
    });
  });
});

describe('the overview of a company', () => {
  portalTest('counts persons by agreement, and lists who administers it', async (portal) => {
    const dayBefore = Temporal.Now.plainDateISO('Europe/Oslo');
    const company = await companyIn(portal);
    const days = [dayBefore, Temporal.Now.plainDateISO('Europe/Oslo')].map(String);
    const empty = await company.overview();
    expect(empty).toMatchObject({ agreements: [], administrators: [] });
    expect(days).toContain(String(empty.customerSince));
    await company.order();
    await company.order();
    // One that ends counts until its last day is over.
    const ended = await company.order('2026-03-01');
    await company.endTicket(idOf(ended), '2026-03-31');
    portal.clock.set('2026-03-31T12:00:00+02:00');
    expect((await company.overview()).agreements).toMatchObject([{ tickets: 3 }]);
    portal.clock.set('2026-04-01T12:00:00+02:00');
    const { agreements } = await company.overview();
    expect(agreements).toEqual([
      { id: company.agreementId, tickets: 2, subscriptions: 0, persons: 2 },
    ]);
    const { id } = portal.company('several-services');
    const { json } = await portal.callAs(portal.user('support'), getCompanyOverview, {
      params: { id },
    });
    const { administrators } = getCompanyOverview.reply.parse(json);
    expect(administrators.map(({ roles }) => roles)).toContainEqual(
      expect.arrayContaining(['COMPANY_ADMIN']),
    );
    expect(administrators.every(({ lastSignInAt }) => lastSignInAt === null)).toBe(true);
  });
});
