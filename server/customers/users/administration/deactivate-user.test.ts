import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setRoles, setUserState } from '#testing/portal/access-changes.store.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { testScope } from '#testing/test-scope.ts';
import { findCurrentAdministrator } from './administered.query.ts';
import { changesOfUser, linksSentTo, stateOf } from './test-administration.store.ts';
import { idOf, newUser, refused, usersAs } from './test-users-as.ts';

describe('a user who is deactivated', () => {
  const local = (portal: TestPortal) => usersAs(portal, portal.user('users'));
  const global = (portal: TestPortal) => usersAs(portal, portal.user('user-support'));

  const call = async (portal: TestPortal, user: WorldUser) =>
    (await portal.callAs(user, getContact, {})).status;
  const state = (portal: TestPortal, id: number) => stateOf(portal.database, id);

  portalTest(
    'is refused at their next call in every browser; old sessions stay ended after reactivation',
    async (portal) => {
      const user = portal.user('ticket-counter');
      expect(await call(portal, user)).toBe(200);
      expect(await local(portal).deactivate(user.id)).toMatchObject({
        status: 200,
        json: { id: user.id },
      });
      expect(await call(portal, user)).toBe(401);
      await setUserState(portal.database, user.id, 'ACTIVE');
      expect(await call(portal, user)).toBe(401);
    },
  );

  portalTest('is so once: again changes nothing and records nothing', async (portal) => {
    const { id } = portal.user('subscriptions');
    await local(portal).deactivate(id);
    expect(await local(portal).deactivate(id)).toMatchObject({ status: 200 });
    expect(await changesOfUser(portal.database, id)).toMatchObject([
      {
        kind: 'deactivate-user',
        company_id: portal.company('several-services').id,
        before: { state: 'ACTIVE', invitedUntil: null },
        after: { state: 'DEACTIVATED', invitedUntil: null },
      },
    ]);
  });

  portalTest('is never oneself', async (portal) => {
    for (const name of ['users', 'user-support']) {
      const { id } = portal.user(name);
      const own = usersAs(portal, portal.user(name));
      expect(await own.deactivate(id, 'true')).toMatchObject(refused('OWN_USER', 409));
      expect(await state(portal, id)).toBe('ACTIVE');
    }
  });

  portalTest(
    'who is the last administrator of a company is so only after it was said',
    async (portal) => {
      const { id } = portal.user('hr-housing');
      const { id: companyId } = portal.company('housing');
      expect((await global(portal).deactivate(id)).json).toMatchObject({
        code: 'LAST_ADMINISTRATOR',
        companies: [{ companyId, missing: ['COMPANY_ADMIN'], left: [] }],
      });
      expect(await state(portal, id)).toBe('ACTIVE');
      expect(await global(portal).deactivate(id, 'true')).toMatchObject({ status: 200 });
      expect(await state(portal, id)).toBe('INACTIVE');
    },
  );

  portalTest(
    'with roles elsewhere is so by a global administrator, not by a local one',
    async (portal) => {
      const { id } = portal.user('hr');
      expect(await local(portal).deactivate(id, 'true')).toMatchObject(
        refused('ROLES_ELSEWHERE', 409),
      );
      expect(await state(portal, id)).toBe('ACTIVE');
      expect(await global(portal).deactivate(id, 'true')).toMatchObject({ status: 200 });
      expect(await local(portal).reactivate(id)).toMatchObject(refused('ROLES_ELSEWHERE', 409));
      const companies = new Set(
        (await changesOfUser(portal.database, id)).map(({ company_id }) => company_id),
      );
      expect(companies.size).toBe(5);
    },
  );

  portalTest(
    'gets a new activation link when they are reactivated, and older ones lead nowhere',
    async (portal) => {
      const user = newUser();
      const id = idOf(await local(portal).create(user));
      expect(await linksSentTo(portal.database, user.email)).toHaveLength(1);
      expect(await local(portal).reactivate(id)).toMatchObject({ status: 200, json: { id } });
      expect(await linksSentTo(portal.database, user.email)).toHaveLength(2);
      expect((await changesOfUser(portal.database, id)).at(-1)).toMatchObject({
        kind: 'reactivate-user',
        company_id: null,
        before: { state: 'INVITED', invitedUntil: '2026-03-13' },
        after: { state: 'INVITED', invitedUntil: '2026-03-13' },
      });
      expect(await state(portal, id)).toBe('INACTIVE');
      // Who is only invited is deactivated, too, and may be invited again.
      expect(await local(portal).deactivate(id)).toMatchObject({ status: 200 });
      expect(await local(portal).reactivate(id)).toMatchObject({ status: 200 });
      const invited = { state: 'INVITED', invitedUntil: '2026-03-13' };
      const deactivated = { state: 'DEACTIVATED', invitedUntil: null };
      expect((await changesOfUser(portal.database, id)).slice(-2)).toMatchObject([
        { kind: 'deactivate-user', before: invited, after: deactivated },
        { kind: 'reactivate-user', before: deactivated, after: invited },
      ]);
    },
  );

  portalTest('who has not come yet leaves no company without an administrator', async (portal) => {
    const { id: companyId } = portal.company('arbitrary-dates');
    const id = idOf(await global(portal).create(newUser()));
    expect(await global(portal).give(id, companyId, ['USER_ADMIN'])).toMatchObject({ status: 200 });
    expect(await global(portal).deactivate(id)).toMatchObject({ status: 200 });
    expect((await changesOfUser(portal.database, id)).at(-1)).toMatchObject({
      kind: 'deactivate-user',
      company_id: companyId,
    });
  });

  portalTest('is the only one who is reactivated', async (portal) => {
    const { id } = portal.user('free-tickets');
    expect(await local(portal).reactivate(id)).toMatchObject(refused('USER_NOT_INACTIVE', 409));
  });

  portalTest('can administer no users from then on, even in a running call', async (portal) => {
    const [one, other] = [portal.user('hr-expired'), portal.user('hr-contractor')];
    const { id: companyId } = portal.company('no-agreement');
    const roles = ['USER_ADMIN', 'COMPANY_ADMIN'];
    for (const { id: userId } of [one, other]) {
      for (const key of ['expired-agreement', 'contractor']) {
        await setRoles(portal.database, { userId, companyId: portal.company(key).id, roles: [] });
      }
      await setRoles(portal.database, { userId, companyId, roles });
    }
    const answers = await Promise.all([
      usersAs(portal, one).deactivate(other.id),
      usersAs(portal, other).deactivate(one.id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  portalTest('is no administrator for what a call has still to do', async (portal) => {
    const { id: userId } = portal.user('users');
    const { id: companyId } = portal.company('several-services');
    const scope = { ...testScope([companyId]), userId };
    const current = () => portal.database.transaction((tx) => findCurrentAdministrator(tx, scope));
    expect(await current()).toMatchObject({ userId, companies: [companyId] });
    await setUserState(portal.database, userId, 'INACTIVE');
    expect(await current()).toBeNull();
    await setUserState(portal.database, userId, 'ACTIVE');
  });
});
