import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { getAgreementDefaults } from '@takst/contract/customers/agreements/get-agreement-defaults.contract.ts';
import { getAgreementUses } from '@takst/contract/customers/agreements/get-agreement-uses.contract.ts';
import { getCompanyPrefill } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { describe, expect } from 'vitest';
import { changesOfCompany } from '#customers/companies/test-companies.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { companyIn } from './test-agreement.ts';
import { placeDeadlines } from './test-agreements.store.ts';

const terms = {
  invoiceReference: 'PO 1',
  invoicingInterval: 'WEEKLY',
  paymentDeadlineDays: 14,
} as const;
const create = (portal: TestPortal, id: number, body: object = terms) =>
  portal.callAs(portal.user('support'), createAgreement, {
    params: { id },
    body: { subType: 'SCHOOLTICKET', invoicingInterval: 'WEEKLY', ...body },
  });

describe('the record of an agreement', () => {
  portalTest('says on which terms it was made and deleted, and by which user', async (portal) => {
    const company = await companyIn(portal, 'TICKETOFFICE');
    const recorded = (kind: string) => changesOfCompany(portal.database, company.id, kind);
    const media = ['phone', 'card'];
    const answer = await create(portal, company.id, { ...terms, schoolMedia: media });
    const { id: userId } = portal.user('support');
    const { id } = answer.json as { id: number };
    const about = { user_id: userId, subject_type: 'agreement', subject_id: String(id) };
    expect(await recorded('create-agreement')).toEqual([
      expect.objectContaining({
        ...about,
        before: null,
        after: { subtype: 'SCHOOLTICKET', ...terms, schoolMedia: media, fromDate: '2026-03-06' },
      }),
    ]);
    expect(await company.remove()).toMatchObject({ status: 200 });
    expect(await recorded('delete-agreement')).toEqual([
      expect.objectContaining({
        ...about,
        subject_id: String(company.agreementId),
        before: {
          subtype: 'TICKETOFFICE',
          invoiceReference: 'Oslo',
          invoicingInterval: 'MONTHLY_AT_END',
          paymentDeadlineDays: 30,
        },
        after: null,
      }),
    ]);
  });

  portalTest('says what a ticket counter may do, and what its end was before', async (portal) => {
    const company = await companyIn(portal, 'TICKETOFFICE');
    const visitAddress = { line1: 'Gata 1', line2: null, postCode: '0155', city: 'OSLO' };
    const ticketCounter = {
      allowedRefund: true,
      allowedTicketCancellation: true,
      allowedTravelMoneyCancellation: false,
      hasMailDelivery: false,
      visitAddress,
      blackListedProducts: ['travel-money', 'single-ticket'],
    };
    expect(await company.change({ ...terms, ticketCounter })).toMatchObject({ status: 200 });
    expect(await company.agreement()).toMatchObject({
      invoiceReference: 'PO 1',
      ticketCounter,
    });
    const counter = {
      counterAllows: ['allowedRefund', 'allowedTicketCancellation'],
      counterVisitAddress: visitAddress,
      counterLeavesOut: 'travel-money, single-ticket',
    };
    // Nothing is said of the counter any more, which the history shows.
    expect(await company.change({ ...terms, schoolMedia: ['card'] })).toMatchObject({
      status: 200,
    });
    expect(await company.agreement()).toMatchObject({ ticketCounter: null, schoolMedia: ['card'] });
    const fields = (await company.history())[0]?.differences.map(({ field }) => field);
    expect(fields?.toSorted()).toEqual(['schoolMedia', ...Object.keys(counter)].toSorted());
    expect(await company.change(terms)).toMatchObject({ status: 200 });
    expect(await company.agreement()).toMatchObject({ ticketCounter: null, schoolMedia: null });
    for (const [end, before] of [
      ['2026-04-30', null],
      ['2026-05-31', '2026-04-30'],
    ] as const)
      expect(await company.end(end, before)).toMatchObject({ status: 200 });
    const changes = (kind: string) => changesOfCompany(portal.database, company.id, kind);
    expect(await changes('change-agreement')).toMatchObject([
      {
        before: { paymentDeadlineDays: 30 },
        after: { ...terms, ...counter },
      },
      {
        before: { ...terms, ...counter },
        after: {
          ...terms,
          schoolMedia: ['card'],
          counterAllows: null,
          counterVisitAddress: null,
          counterLeavesOut: null,
        },
      },
      { before: { ...terms, schoolMedia: ['card'] }, after: { ...terms, schoolMedia: null } },
    ]);
    expect(await changes('change-agreement-end')).toMatchObject([
      { before: { endDate: null }, after: { endDate: '2026-04-30' } },
      { before: { endDate: '2026-04-30' }, after: { endDate: '2026-05-31' } },
    ]);
  });
});

describe('the days to pay of a new agreement', () => {
  portalTest('are the newest that are valid on its day, at its own operator', async (portal) => {
    await placeDeadlines(portal.database, { '2026-02-01': 14, '2026-03-07': 21, '2026-04-01': 45 });
    for (const [now, days] of [
      ['2026-03-06T12:00:00+01:00', 14],
      ['2026-03-07T12:00:00+01:00', 21],
    ] as const) {
      portal.clock.set(now);
      const support = portal.user('support');
      const usual = { paymentDeadlineDays: days };
      expect((await portal.callAs(support, getAgreementDefaults, {})).json).toEqual(usual);
      const filledIn = { params: { orgNumber: '982463718' } };
      expect((await portal.callAs(support, getCompanyPrefill, filledIn)).json).toMatchObject(usual);
      const company = await companyIn(portal, 'TICKETOFFICE');
      const { json } = await create(portal, company.id, {});
      const made = (await company.all()).find(({ id }) => id === (json as { id: number }).id);
      expect(made?.paymentDeadline).toBe(days);
      const elsewhere = await portal.callAs(
        portal.user('support', 'akt'),
        getAgreementDefaults,
        {},
      );
      expect(elsewhere.json).toEqual({ paymentDeadlineDays: 30 });
    }
  });
});

portalTest(
  'an agreement is used by what is valid after today, where no day is given',
  async (portal) => {
    const company = await companyIn(portal);
    const { json } = await company.order('2026-03-01');
    const { id: ticketId } = json as { id: number };
    expect(await company.endTicket(ticketId, '2026-03-31')).toMatchObject({ status: 200 });
    const params = { id: company.id, agreementId: company.agreementId };
    for (const [now, tickets] of [
      ['2026-03-30T12:00:00+02:00', 1],
      ['2026-03-31T12:00:00+02:00', 0],
    ] as const) {
      portal.clock.set(now);
      const answer = await portal.callAs(portal.user('support'), getAgreementUses, { params });
      expect(answer.json, now).toMatchObject({ tickets });
    }
  },
);
