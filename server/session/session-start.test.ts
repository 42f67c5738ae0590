import { listUserCompanies } from '@takst/contract/session/list-user-companies.contract.ts';
import type { UserCompany } from '@takst/contract/session/user-company.schema.ts';
import { describe, expect } from 'vitest';
import { giveRole, placeCompany, placeSettings } from '#companies/test-companies.store.ts';
import { testBrowser } from './test-browser.ts';
import { contactPath, sessionTestWith, type SessionPortal } from './test-portal.ts';
import { password, placeLogin, placeUser } from './test-users.store.ts';

const ids: Record<string, number> = {};
const sessionTest = sessionTestWith(async ({ start, database }) => {
  ids['aas'] = await placeCompany(database, { name: 'Ås Bygg', organisationNumber: '310000001' });
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
      companies: async (): Promise<UserCompany[]> =>
        listUserCompanies.reply.parse(await get(listUserCompanies.path)),
    };
  }

  sessionTest(
    'a user gets the companies where they have a role, in Norwegian order',
    async (portal) => {
      const { companies } = await signedIn(portal, 'two', [
        { role: 'COMPANY_ADMIN', companyId: ids['aas'] ?? 0 },
        { role: 'USER_ADMIN', companyId: ids['berg'] ?? 0 },
        { role: 'TICKET_ADMIN', companyId: ids['berg'] ?? 0 },
        { role: 'SUBSCRIPTION_ADMIN', companyId: ids['berg'] ?? 0 },
      ]);
      const [berg, aas, ...more] = await companies();
      expect(more).toEqual([]);
      expect(aas).toMatchObject({
        id: ids['aas'],
        name: 'Ås Bygg',
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
          increasedExpiry: true,
          arbitraryDates: true,
          hasMultipleProfiles: true,
          profiles: ['ADULT', 'CHILD', 'SENIOR'],
        },
      });
      expect(String(berg?.allAgreements[1]?.endDate)).toBe('2026-02-28');
    },
  );

  sessionTest(
    'a global role gives all companies of the tenant, and none of another',
    async (portal) => {
      const { companies, contact } = await signedIn(portal, 'global', [
        { role: 'GLOBAL_USER_ADMIN' },
        { role: 'GLOBAL_SOMETHING' },
      ]);
      expect((await companies()).map(({ id, type, roles }) => ({ id, type, roles }))).toEqual([
        { id: ids['other'], type: 'OTHER', roles: [] },
        { id: ids['berg'], type: 'RUTER_CONTRACTOR', roles: [] },
        { id: ids['aas'], type: 'RUTER_CUSTOMER', roles: [] },
      ]);
      expect(await contact()).toMatchObject({ roles: ['GLOBAL_USER_ADMIN'] });
    },
  );

  sessionTest('a user without a role gets no company', async (portal) => {
    const { companies } = await signedIn(portal, 'none', []);
    expect(await companies()).toEqual([]);
  });

  sessionTest('nobody gets anything without a session', async (portal) => {
    const browser = testBrowser();
    expect((await browser.go(portal.at(listUserCompanies.path))).status).toBe(401);
    expect((await browser.go(portal.at(contactPath))).status).toBe(401);
  });
});
