import { changeAgreement } from '@takst/contract/customers/agreements/change-agreement.contract.ts';
import { changeUserRoles } from '@takst/contract/customers/users/administration/change-user-roles.contract.ts';
import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { deleteCompany } from '@takst/contract/customers/companies/delete-company.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { getUserCompany } from '@takst/contract/customers/session/get-user-company.contract.ts';
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import {
  readSessionVersion,
  sessionVersionHeader,
} from '@takst/contract/customers/session/session-version.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { describe, expect } from 'vitest';
import {
  giveRole,
  placeCompany,
  placeSettings,
} from '#customers/companies/test-companies.store.ts';
import * as make from '#testing/portal/access-changes.store.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';

let organisation = 899_200_000;

const newCompany = (portal: TestPortal) =>
  placeCompany(portal.database, {
    name: 'Myrvoll Data AS',
    organisationNumber: String((organisation += 1)),
    agreements: [{ subtype: 'SUBSCRIPTIONS' }],
  });

async function versionOf<R extends Route>(
  portal: TestPortal,
  user: WorldUser,
  [route, input]: readonly [R, CallInput<R>],
) {
  const { headers } = await portal.callAs(user, route, input);
  return readSessionVersion(String(headers[sessionVersionHeader] ?? ''));
}

describe('each answer of a signed-in call says which session it knows', () => {
  portalTest('with the business day of Oslo, at midnight too', async (portal) => {
    const user = portal.user('hr');
    const day = async () => (await versionOf(portal, user, [getContact, {}]))?.today.toString();
    portal.clock.set('2026-03-06T22:59:59.900Z');
    expect(await day()).toBe('2026-03-06');
    portal.clock.set('2026-03-06T23:00:00Z');
    expect(await day()).toBe('2026-03-07');
  });

  portalTest(
    'the same until something changes: a role, a company, its settings, an agreement',
    async (portal) => {
      const [user, support] = [portal.user('hr-large'), portal.user('support')];
      const version = () => versionOf(portal, user, [getContact, {}]);
      const versions = [await version()];
      expect(await version()).toEqual(versions[0]);
      const id = await newCompany(portal);
      const steps = [
        () => giveRole(portal.database, { userId: user.id, role: 'COMPANY_ADMIN', companyId: id }),
        () => giveRole(portal.database, { userId: user.id, role: 'USER_ADMIN', companyId: id }),
        () =>
          portal.callAs(support, createAgreement, {
            params: { id },
            body: { subType: 'TICKETOFFICE', invoicingInterval: 'WEEKLY' },
          }),
        () => placeSettings(portal.database, id),
        () => portal.callAs(support, deleteCompany, { params: { id } }),
      ];
      for (const step of steps) {
        await step();
        await expect.poll(version, { interval: 5 }).not.toEqual(versions.at(-1));
        versions.push(await version());
      }
      // As at first: the company is gone with its roles.
      expect(versions.at(-1)).toEqual(versions[0]);
    },
  );

  portalTest('of a company that a global role opens, until it is deleted', async (portal) => {
    const support = portal.user('support');
    const id = await newCompany(portal);
    const version = () => versionOf(portal, support, [getUserCompany, { params: { id } }]);
    const first = await version();
    expect(first?.company).toMatchObject({ id });
    const { json } = await portal.callAs(support, getUserCompany, { params: { id } });
    const agreementId = getUserCompany.reply.parse(json).allAgreements[0]?.id ?? 0;
    const body = { invoicingInterval: 'DAILY', invoiceReference: 'Another' } as const;
    await portal.callAs(support, changeAgreement, { params: { id, agreementId }, body });
    const second = await version();
    expect(second).not.toEqual(first);
    expect(second?.user).toBe(first?.user);
    await portal.callAs(support, deleteCompany, { params: { id } });
    const third = await version();
    expect(third?.company?.digest).not.toBe(second?.company?.digest);
    // Of a company of another operator it says what it says of none.
    const [foreign, ofNobody] = await Promise.all(
      [portal.company('several-services', 'akt').id, 7_399_999].map((other) =>
        versionOf(portal, support, [getUserCompany, { params: { id: other } }]),
      ),
    );
    expect(foreign?.company?.digest).toBe(ofNobody?.company?.digest);
  });

  portalTest('in a refusal too, so that a user without a role learns of it', async (portal) => {
    const user = portal.user('hr');
    const { id } = portal.company('contractor');
    const call = [listSubscribers, { params: { id } }] as const;
    const before = await versionOf(portal, user, call);
    await make.setRoles(portal.database, { userId: user.id, companyId: id, roles: [] });
    await expect
      .poll(async () => (await portal.callAs(user, ...call)).status, { interval: 5 })
      .toBe(404);
    const after = await versionOf(portal, user, call);
    expect(after?.user).not.toBe(before?.user);
    await make.setRoles(portal.database, {
      userId: user.id,
      companyId: id,
      roles: ['COMPANY_ADMIN'],
    });
    const denied = await portal.callAs(user, listCompanies, {});
    expect([denied.status, denied.headers[sessionVersionHeader]]).toEqual([
      403,
      expect.any(String),
    ]);
  });

  portalTest('the same after a change of another user', async (portal) => {
    const [user, other] = [portal.user('hr'), portal.user('hr-large')];
    const version = () => versionOf(portal, user, [getContact, {}]);
    const before = await version();
    await portal.callAs(portal.user('operator'), changeUserRoles, {
      params: { id: other.id },
      body: { roles: ['GLOBAL_USER_ADMIN'], companies: [] },
    });
    expect(await version()).toEqual(before);
  });

  portalTest('but nobody who is not signed in gets one', async (portal) => {
    const { status, headers } = await portal.send({ method: 'GET', path: getContact.path });
    expect([status, headers[sessionVersionHeader]]).toEqual([401, undefined]);
  });
});
