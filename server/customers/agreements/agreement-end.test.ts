import { cancelPendingTicket } from '@takst/contract/services/company-tickets/employee/cancel-pending-ticket.contract.ts';
import { endCompanyTicket } from '@takst/contract/services/company-tickets/employee/end-company-ticket.contract.ts';
import { changeAgreement } from '@takst/contract/customers/agreements/change-agreement.contract.ts';
import { changeAgreementEnd } from '@takst/contract/customers/agreements/change-agreement-end.contract.ts';
import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { getAgreementUses } from '@takst/contract/customers/agreements/get-agreement-uses.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { orderSubscription } from '@takst/contract/services/subscriptions/order-subscription.contract.ts';
import { describe, expect } from 'vitest';
import { changesOfCompany, placeCompany } from '#customers/companies/test-companies.store.ts';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setInterval } from './test-agreements.store.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';

type Person = { readonly phone?: string; readonly lastName?: string };

let companyCount = 0;

/** A new company with one agreement, perhaps beside another, and what support does there on 6 March 2026. */
async function companyIn(portal: TestPortal, subtype = 'SUBSCRIPTIONS', ...others: string[]) {
  const support = portal.user('support');
  const id = await placeCompany(portal.database, {
    name: 'Sluttdato AS',
    organisationNumber: String(897_000_000 + (companyCount += 1)),
    agreements: [subtype, ...others].map((one) => ({ subtype: one })),
  });
  const all = async () =>
    getCompany.reply.parse((await portal.callAs(support, getCompany, { params: { id } })).json)
      .allAgreements;
  const agreementId = (await all()).find(({ subTypeId }) => subTypeId === subtype)?.id ?? 0;
  const params = { id, agreementId };
  return {
    id,
    agreementId,
    all,
    end: (endDate: string | null, previousEndDate: string | null = null) =>
      portal.callAs(support, changeAgreementEnd, { params, body: { endDate, previousEndDate } }),
    change: (body: object) =>
      portal.callAs(support, changeAgreement, {
        params,
        body: { invoicingInterval: 'WEEKLY', ...body },
      }),
    uses: async (after: string) =>
      getAgreementUses.reply.parse(
        (await portal.callAs(support, getAgreementUses, { params, query: { after } })).json,
      ),
    order: (startDate = '2026-04-01', person: Person = {}) =>
      portal.callAs(support, orderCompanyTicket, {
        body: {
          ...orderCompanyTicket.example,
          agreementName: String(agreementId),
          phone: newPhone(),
          startDate,
          ...person,
        },
      }),
    subscribe: (person: Person = {}) =>
      portal.callAs(support, orderSubscription, {
        body: {
          ...orderSubscription.example,
          agreementId,
          type: 'JOULE',
          phone: newPhone(),
          startDate: '2026-04-01',
          ...person,
        },
      }),
    endTicket: (ticketId: number, isoDate: string) =>
      portal.callAs(support, endCompanyTicket, { params: { id: ticketId, isoDate } }),
    cancel: (ticketId: number) =>
      portal.callAs(support, cancelPendingTicket, { params: { id: ticketId } }),
    remove: () => portal.callAs(support, deleteAgreement, { params }),
    overview: async () =>
      getCompanyOverview.reply.parse(
        (await portal.callAs(support, getCompanyOverview, { params: { id } })).json,
      ),
    agreement: async () => (await all())[0],
    history: async () =>
      listCompanyHistory.reply.parse(
        (await portal.callAs(support, listCompanyHistory, { params: { id } })).json,
      ).matches,
  };
}

describe('the end of an agreement', () => {
  portalTest('ends no ticket; nothing can be ordered from the day after', async (portal) => {
    const company = await companyIn(portal);
    const ticketId = idOf(await company.order());
    expect(await company.uses('2026-04-30')).toMatchObject({ tickets: 1, persons: 1 });
    expect(await company.end('2026-04-30')).toMatchObject({ status: 200 });
    expect((await company.agreement())?.endDate?.toString()).toBe('2026-04-30');
    // It runs on, and is still in the way of deleting the agreement.
    const { tickets, first } = await company.uses('2026-04-30');
    expect([tickets, first.map(({ id }) => id)]).toEqual([1, [ticketId]]);
    expect(await company.remove()).toMatchObject({ json: { code: 'AGREEMENT_IN_USE' } });
    expect(await company.order('2026-04-01')).toMatchObject({ status: 200 });
    expect(await company.order('2026-05-01')).toMatchObject({ status: 422 });
    expect(await company.cancel(ticketId)).toMatchObject({ status: 200 });
    expect(await company.uses('2026-04-30')).toMatchObject({ tickets: 1 });
  });

  portalTest('is in the way of nothing that ends with it', async (portal) => {
    const company = await companyIn(portal);
    const ticketId = idOf(await company.order('2026-03-01'));
    expect(await company.endTicket(ticketId, '2026-03-31')).toMatchObject({ status: 200 });
    for (const [day, tickets] of [
      ['2026-03-30', 1],
      ['2026-03-31', 0],
      ['2026-04-01', 0],
    ] as const)
      expect(await company.uses(day), day).toMatchObject({ tickets, persons: tickets });
    // On its last day it is still in use, and on the next one no longer.
    portal.clock.set('2026-03-31T12:00:00+02:00');
    expect(await company.remove()).toMatchObject({
      json: { code: 'AGREEMENT_IN_USE', tickets: 1 },
    });
    portal.clock.set('2026-04-01T12:00:00+02:00');
    expect(await company.remove()).toMatchObject({ status: 200 });
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

  portalTest('counts tickets and subscriptions apart', async (portal) => {
    const company = await companyIn(portal);
    expect(await company.subscribe()).toMatchObject({ status: 200 });
    const counts = { tickets: 0, subscriptions: 1 };
    expect(await company.uses('2026-04-30')).toMatchObject({ ...counts, persons: 1 });
    expect(await company.remove()).toMatchObject({ json: { code: 'AGREEMENT_IN_USE', ...counts } });
    await company.order();
    expect(await company.uses('2026-04-30')).toMatchObject({ tickets: 1, subscriptions: 1 });
  });

  portalTest('counts a person once, and lists people by their names', async (portal) => {
    const company = await companyIn(portal);
    const phone = newPhone();
    await company.order('2026-04-01', { phone, lastName: 'Ås' });
    await company.subscribe({ phone, lastName: 'Ås' });
    await company.order('2026-04-01', { lastName: 'Berg' });
    const { first, ...counts } = await company.uses('2026-04-30');
    expect(counts).toMatchObject({ tickets: 2, subscriptions: 1, persons: 2 });
    expect(first.map(({ lastName }) => lastName)).toEqual(['Berg', 'Ås', 'Ås']);
  });

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

  raceTest('set by two at once is the first one’s; the last one is told', {
    prepare: (portal) => companyIn(portal),
    operation: [
      (_portal, company) => company.end('2026-10-31'),
      (_portal, company) => company.end('2026-11-30'),
    ],
    without: rowLock('agreements.agreement'),
    holds: (_portal, _company, answers) => {
      const endDate = answers[0].status === 200 ? '2026-10-31' : '2026-11-30';
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ json }) => json)).toEqual([{ code: 'HAS_CHANGED', endDate }]);
    },
  });

  raceTest('does not let an agreement be deleted while somebody orders: one of them is refused', {
    prepare: (portal) => companyIn(portal),
    operation: [(_portal, company) => company.remove(), (_portal, company) => company.order()],
    without: rowLock('agreements.agreement'),
    holds: (_portal, _company, answers) =>
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1),
  });

  portalTest('of an agreement in another company is nobody’s', async (portal) => {
    const company = await companyIn(portal);
    const other = await companyIn(portal);
    const answer = await portal.callAs(portal.user('support'), changeAgreementEnd, {
      params: { id: company.id, agreementId: other.agreementId },
      body: { endDate: '2026-12-31', previousEndDate: null },
    });
    expect(answer).toMatchObject({ status: 404, json: { code: 'AGREEMENT_NOT_FOUND' } });
  });
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
    const company = await companyIn(portal);
    expect(await company.overview()).toMatchObject({ agreements: [], administrators: [] });
    await company.order();
    await company.order();
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
