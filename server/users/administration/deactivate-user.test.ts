import { getContact } from '@takst/contract/session/get-contact.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRoles, setUserState } from '#testing/portal/access-changes.store.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { changesOfUser, linksSentTo, stateOf } from './test-administration.store.ts';
import { idOf, newUser, refused, usersAs } from './test-users-as.ts';

describe.each(testDatabases)('a user who is deactivated on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let local: ReturnType<typeof usersAs>;
  let global: ReturnType<typeof usersAs>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    local = usersAs(portal, portal.user('users'));
    global = usersAs(portal, portal.user('user-support'));
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });
  const call = async (user: WorldUser) => (await portal.callAs(user, getContact, {})).status;
  const state = (id: number) => stateOf(test.database, id);

  it('is refused at their next call, in every browser; their session is no more when they are back', async () => {
    const user = portal.user('ticket-counter');
    expect(await call(user)).toBe(200);
    expect(await local.deactivate(user.id)).toMatchObject({ status: 200, json: { id: user.id } });
    expect(await call(user)).toBe(401);
    await setUserState(test.database, user.id, 'ACTIVE');
    expect(await call(user)).toBe(401);
  });

  it('is so once: again changes nothing and records nothing', async () => {
    const { id } = portal.user('subscriptions');
    await local.deactivate(id);
    expect(await local.deactivate(id)).toMatchObject({ status: 200 });
    expect(await changesOfUser(test.database, id)).toMatchObject([
      {
        kind: 'deactivate-user',
        company_id: portal.company('several-services').id,
        before: { state: 'ACTIVE' },
        after: { state: 'INACTIVE' },
      },
    ]);
  });

  it('is never oneself', async () => {
    for (const name of ['users', 'user-support']) {
      const { id } = portal.user(name);
      const own = usersAs(portal, portal.user(name));
      expect(await own.deactivate(id, 'true')).toMatchObject(refused('OWN_USER', 409));
      expect(await state(id)).toBe('ACTIVE');
    }
  });

  it('who is the last administrator of a company is so only after it was said', async () => {
    const { id } = portal.user('hr-housing');
    const { id: companyId } = portal.company('housing');
    expect((await global.deactivate(id)).json).toMatchObject({
      code: 'LAST_ADMINISTRATOR',
      companies: [{ companyId, missing: ['COMPANY_ADMIN'], left: [] }],
    });
    expect(await state(id)).toBe('ACTIVE');
    expect(await global.deactivate(id, 'true')).toMatchObject({ status: 200 });
    expect(await state(id)).toBe('INACTIVE');
  });

  it('with roles elsewhere is so by a global administrator, not by a local one', async () => {
    const { id } = portal.user('hr');
    expect(await local.deactivate(id, 'true')).toMatchObject(refused('ROLES_ELSEWHERE', 409));
    expect(await state(id)).toBe('ACTIVE');
    expect(await global.deactivate(id, 'true')).toMatchObject({ status: 200 });
    expect(await local.reactivate(id)).toMatchObject(refused('ROLES_ELSEWHERE', 409));
    const companies = new Set(
      (await changesOfUser(test.database, id)).map(({ company_id }) => company_id),
    );
    expect(companies.size).toBe(5);
  });

  it('gets a new activation link when they are reactivated, and older ones lead nowhere', async () => {
    const user = newUser();
    const id = idOf(await local.create(user));
    expect(await linksSentTo(test.database, user.email)).toHaveLength(1);
    expect(await local.reactivate(id)).toMatchObject({ status: 200, json: { id } });
    expect(await linksSentTo(test.database, user.email)).toHaveLength(2);
    expect((await changesOfUser(test.database, id)).at(-1)).toMatchObject({
      kind: 'reactivate-user',
      company_id: null,
      before: { state: 'INACTIVE', openLinks: 1 },
      after: { openLinks: 1 },
    });
    expect(await state(id)).toBe('INACTIVE');
  });

  it('is the only one who is reactivated', async () => {
    const { id } = portal.user('free-tickets');
    expect(await local.reactivate(id)).toMatchObject(refused('USER_NOT_INACTIVE', 409));
  });

  it('administers nobody from then on, even in a call that was under way', async () => {
    const [one, other] = [portal.user('hr-expired'), portal.user('hr-contractor')];
    const { id: companyId } = portal.company('no-agreement');
    const roles = ['USER_ADMIN', 'COMPANY_ADMIN'];
    for (const { id: userId } of [one, other]) {
      for (const key of ['expired-agreement', 'contractor']) {
        await setRoles(test.database, { userId, companyId: portal.company(key).id, roles: [] });
      }
      await setRoles(test.database, { userId, companyId, roles });
    }
    const answers = await Promise.all([
      usersAs(portal, one).deactivate(other.id),
      usersAs(portal, other).deactivate(one.id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
