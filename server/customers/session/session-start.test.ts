import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { getUserCompany } from '@takst/contract/customers/session/get-user-company.contract.ts';
import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { describe, expect } from 'vitest';
import {
  giveRole,
  markDeleted,
  placeCompany,
  placeSettings,
} from '#customers/companies/test-companies.store.ts';
import { testBrowser } from './test-browser.ts';
import { contactPath, sessionTestWith, type SessionPortal } from './test-portal.ts';
import { password, placeLogin, placeUser } from './test-users.store.ts';

const ids: Record<string, number> = {};
const sessionTest = sessionTestWith(async ({ start, database }) => {
  ids['aas'] = await placeCompany(database, {
    name: 'Ås Bygg',
    organisationNumber: '310000001',
    customerNumber: 'K-1',
  });
  ids['berg'] = await placeCompany(database, {
    name: 'Berg Data',
    organisationNumber: '310000002',
    kind: 'CONTRACTOR',
    agreements: [
      { subtype: 'TICKETOFFICE' },
      { subtype: 'SUBSCRIPTIONS', endDate: '2026-02-28', employeeIdLabel: 'Ressursnummer' },
      { subtype: 'SOMETHING_NEW' },
    ],
  });
  ids['other'] = await placeCompany(database, {
    name: 'Alt annet',
    organisationNumber: '310000003',
    kind: 'OTHER',
  });
  ids['akt'] = await placeCompany(database, {
    tenant: 'akt',
    name: 'Agder',
    organisationNumber: '310000001',
  });
  await placeSettings(database, ids['berg']);
  return start();
});

describe('the start of a session', () => {
  async function signedIn(
    portal: SessionPortal,
    name: string,
    roles: { role: string; companyId?: number }[],
  ) {
    const email = `${name}@bedrift.no`;
    const userId = await placeUser(portal.database, { email });
    await placeLogin(portal.database, { email, subject: name });
    for (const role of roles) await giveRole(portal.database, { userId, ...role });
    const browser = testBrowser();
    await browser.submit(await browser.go(portal.at('/login')), { email, password });
    const get = async (path: string) => JSON.parse((await browser.go(portal.at(path))).body);
    return {
      contact: () => get(contactPath),
      companies: async () => listUserCompanies.reply.parse(await get(listUserCompanies.path)),
      search: async (words: string) =>
        searchUserCompanies.reply.parse(
          await get(`${searchUserCompanies.path}?searchFor=${encodeURIComponent(words)}`),
        ),
      company: (id = 0) => get(getUserCompany.path.replace('{id}', String(id))),
    };
  }

  sessionTest(
    'a user gets the companies where they have a role, in Norwegian order',
    async (portal) => {
      const { companies, company, search } = await signedIn(portal, 'two', [
        { role: 'COMPANY_ADMIN', companyId: ids['aas'] ?? 0 },
        { role: 'USER_ADMIN', companyId: ids['berg'] ?? 0 },
        { role: 'TICKET_ADMIN', companyId: ids['berg'] ?? 0 },
        { role: 'SUBSCRIPTION_ADMIN', companyId: ids['berg'] ?? 0 },
      ]);
      const { totalEntries, matches } = await companies();
      const [berg, aas, ...more] = matches;
      expect([totalEntries, more]).toEqual([2, []]);
      expect(aas).toMatchObject({
        id: ids['aas'],
        name: 'Ås Bygg',
        customerNumber: 'K-1',
        organisationNumber: '310000001',
        type: 'RUTER_CUSTOMER',
        roles: ['COMPANY_ADMIN'],
        allAgreements: [],
        agreementSettings: {
          hasMultipleProfiles: false,
          profiles: ['ADULT'],
          arbitraryDates: false,
        },
      });
      // Unknown roles are dropped, unknown kinds of agreement are OTHER.
      expect(berg).toMatchObject({
        type: 'RUTER_CONTRACTOR',
        roles: ['TICKET_ADMIN', 'USER_ADMIN'],
        addresses: { bill: { line1: 'Storgata 1', postCode: '0155' }, post: null, visit: null },
        allAgreements: [
          { subTypeId: 'TICKETOFFICE', endDate: null, invoicingInterval: 'MONTHLY_AT_END' },
          { subTypeId: 'SUBSCRIPTIONS', invoiceReference: 'Oslo', paymentDeadline: 30 },
          { subTypeId: 'OTHER' },
        ],
        agreementSettings: {
          employeeIdLabel: 'Ressursnummer',
          employeeIdLabels: { [String(berg?.allAgreements[1]?.id)]: 'Ressursnummer' },
          increasedExpiry: true,
          arbitraryDates: true,
          hasMultipleProfiles: true,
          profiles: ['ADULT', 'SENIOR', 'CHILD'],
        },
      });
      expect(String(berg?.allAgreements[1]?.endDate)).toBe('2026-02-28');
      expect(getUserCompany.reply.parse(await company(ids['berg']))).toEqual(berg);
      expect(await company(ids['other'])).toEqual({ code: 'NOT_FOUND' });
      expect((await search('310000003')).totalEntries).toBe(0);
    },
  );

  sessionTest(
    'a global role gives all companies of the tenant, and none of another',
    async (portal) => {
      const { companies, contact, search, company } = await signedIn(portal, 'global', [
        { role: 'GLOBAL_USER_ADMIN' },
        { role: 'GLOBAL_SOMETHING' },
      ]);
      const all = await search('');
      expect(all.totalEntries).toBe(3);
      expect(all.matches.map(({ id }) => id)).toEqual([ids['other'], ids['berg'], ids['aas']]);
      const byOwnNumber = await search('k-1');
      expect(byOwnNumber.matches).toMatchObject([{ id: ids['aas'], customerNumber: 'K-1' }]);
      const found = await search('DATA 310000002');
      expect(found.matches).toEqual([
        {
          id: ids['berg'],
          customerNumber: String(ids['berg']),
          name: 'Berg Data',
          organisationNumber: '310000002',
          agreementTypes: ['TICKETOFFICE', 'SUBSCRIPTIONS', 'OTHER'],
        },
      ]);
      expect(await company(ids['berg'])).toMatchObject({
        id: ids['berg'],
        type: 'RUTER_CONTRACTOR',
        roles: [],
        agreementSettings: { arbitraryDates: true },
      });
      expect(await company(ids['akt'])).toEqual({ code: 'NOT_FOUND' });
      // The start of a session does not grow with the number of companies.
      expect(await companies()).toEqual({ totalEntries: 3, matches: [] });
      expect(await contact()).toMatchObject({ roles: ['GLOBAL_USER_ADMIN'] });
    },
  );

  sessionTest(
    'a global role gives the companies of other roles too, and the only one that an operator has',
    async (portal) => {
      const { companies } = await signedIn(portal, 'both', [
        { role: 'GLOBAL_USER_ADMIN' },
        { role: 'USER_ADMIN', companyId: ids['aas'] ?? 0 },
      ]);
      expect(await companies()).toMatchObject({
        totalEntries: 3,
        matches: [{ id: ids['aas'], roles: ['USER_ADMIN'] }],
      });
      await markDeleted(portal.database, [ids['berg'] ?? 0, ids['other'] ?? 0]);
      const { companies: only } = await signedIn(portal, 'alone', [{ role: 'GLOBAL_USER_ADMIN' }]);
      expect(await only()).toMatchObject({ totalEntries: 1, matches: [{ id: ids['aas'] }] });
    },
  );

  sessionTest('a user without a role gets no company', async (portal) => {
    const { companies } = await signedIn(portal, 'none', []);
    expect(await companies()).toEqual({ totalEntries: 0, matches: [] });
  });

  sessionTest('nobody gets anything without a session', async (portal) => {
    const browser = testBrowser();
    expect((await browser.go(portal.at(listUserCompanies.path))).status).toBe(401);
    expect((await browser.go(portal.at(contactPath))).status).toBe(401);
  });
});
