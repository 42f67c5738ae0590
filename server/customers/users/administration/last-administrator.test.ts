import { describe, expect } from 'vitest';
import { placeUser } from '#customers/session/test-users.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setGlobalRoles, setRoles, setUserState } from '#testing/portal/access-changes.store.ts';
import { storedRoles } from './test-administration.store.ts';
import { refused, rolesOf, usersAs } from './test-users-as.ts';

const local = (portal: TestPortal) => usersAs(portal, portal.user('users'));
const global = (portal: TestPortal) => usersAs(portal, portal.user('user-support'));
const here = (portal: TestPortal) => portal.company('several-services').id;
const stored = (portal: TestPortal, id: number) => storedRoles(portal.database, id);

describe('the roles of the last administrator of a company', () => {
  portalTest('are taken only after it was said who is left', async (portal) => {
    const { id: companyId } = portal.company('housing');
    const { id } = portal.user('hr-housing');
    const answer = await global(portal).give(id, companyId, ['TICKET_ADMIN']);
    expect(answer).toMatchObject(refused('LAST_ADMINISTRATOR', 409));
    expect(answer.json).toMatchObject({
      companies: [{ companyId, missing: ['COMPANY_ADMIN'], left: [] }],
    });
    expect(await stored(portal, id)).toEqual([`${companyId} COMPANY_ADMIN`]);
    const body = { roles: [], companies: [{ companyId, roles: ['TICKET_ADMIN' as const] }] };
    expect(await global(portal).change(id, { ...body, confirmed: true })).toMatchObject({
      status: 200,
    });
  });

  portalTest('name the administrators who are left, none of them inactive', async (portal) => {
    const { id: companyId } = portal.company('free-ticket');
    const { id } = portal.user('hr-free-ticket');
    const inactive = portal.user('inactive').id;
    const other = portal.user('no-companies').id;
    await setRoles(portal.database, { userId: inactive, companyId, roles: ['COMPANY_ADMIN'] });
    await setRoles(portal.database, { userId: other, companyId, roles: ['USER_ADMIN'] });
    // One who came later, with a name that comes first.
    const later = await placeUser(portal.database, { email: 'senere@firma.example' });
    await setRoles(portal.database, { userId: later, companyId, roles: ['USER_ADMIN'] });
    // A ticket administrator is not an administrator of the company.
    await setRoles(portal.database, {
      userId: portal.user('hr-contractor').id,
      companyId,
      roles: ['TICKET_ADMIN'],
    });
    expect(rolesOf(await global(portal).roles(id)).companies).toMatchObject([
      {
        companyId,
        otherAdministrators: [
          { userId: later, name: 'Kari Nordmann', roles: ['USER_ADMIN'] },
          { userId: other, roles: ['USER_ADMIN'] },
        ],
      },
    ]);
    const answer = await global(portal).give(id, here(portal), ['TICKET_ADMIN']);
    expect(answer.json).toMatchObject({
      code: 'LAST_ADMINISTRATOR',
      companies: [
        { companyId, left: ['Kari Nordmann', expect.stringContaining('Ingeborg Tomrom')] },
      ],
    });
  });

  portalTest('are taken at once from one of several', async (portal) => {
    const { id } = portal.user('hr-everything');
    expect(await local(portal).give(id, here(portal), ['TICKET_ADMIN'])).toMatchObject({
      status: 200,
    });
  });
});

describe('the roles of the last global user administrator of an operator', () => {
  portalTest(
    'stay with them, also when they confirm it; another role of theirs does not',
    async (portal) => {
      const one = portal.user('user-support');
      const own = usersAs(portal, one);
      const without = { roles: ['GLOBAL_COMPANY_ADMIN' as const], companies: [] };
      const both = { ...without, roles: [...without.roles, 'GLOBAL_USER_ADMIN' as const] };
      await setGlobalRoles(portal.database, portal.user('operator').id, ['GLOBAL_USER_ADMIN']);
      await setUserState(portal.database, portal.user('operator').id, 'INACTIVE');
      expect(await own.change(one.id, both)).toMatchObject({ status: 200 });
      for (const confirmed of [false, true]) {
        expect(await own.change(one.id, { ...without, confirmed })).toMatchObject(
          refused('LAST_GLOBAL_ADMINISTRATOR', 409),
        );
      }
      expect(await stored(portal, one.id)).toEqual([...both.roles]);
      await setUserState(portal.database, portal.user('operator').id, 'ACTIVE');
      expect(await own.change(one.id, without)).toMatchObject({ status: 200 });
      await setGlobalRoles(portal.database, one.id, ['GLOBAL_USER_ADMIN']);
    },
  );
});
