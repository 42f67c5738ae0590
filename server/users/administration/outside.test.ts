import type { Route } from '@takst/contract/route.ts';
import { changeUserRoles } from '@takst/contract/users/change-user-roles.contract.ts';
import { deactivateUser } from '@takst/contract/users/deactivate-user.contract.ts';
import { getUser } from '@takst/contract/users/get-user.contract.ts';
import { getUserRoles } from '@takst/contract/users/get-user-roles.contract.ts';
import { reactivateUser } from '@takst/contract/users/reactivate-user.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callLoosely } from '#testing/portal/call-as.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { everythingOfUsers, isOneOf } from './test-administration.store.ts';
import { servePlanted, unasked, widened } from './test-planted.ts';
import { refused, usersAs } from './test-users-as.ts';

const routes = [getUser, getUserRoles, changeUserRoles, deactivateUser, reactivateUser];
/** An id as it could be, which nobody has. */
const nobodys = 7_699_999;

describe.each(testDatabases)('a local user administrator on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test, { extend: servePlanted });
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  const own = () => portal.company('several-services');
  const ownUsers = () => [
    ...own().users,
    ...portal.world.users
      .filter(({ tenant, companyRoles }) => tenant === 'ruter' && own().key in companyRoles)
      .map(({ id }) => id),
  ];
  const outside = () => {
    const { users, companies } = portal.world;
    const mine = ownUsers();
    return [...users.map(({ id }) => id), ...companies.flatMap((company) => company.users)].filter(
      (id) => !mine.includes(id),
    );
  };
  const ask = (route: Route, id: number, companyId = own().id) =>
    callLoosely(portal.port, portal.user('users'), {
      route,
      input: {
        params: { id },
        ...(route.method === 'PUT'
          ? {
              body: {
                roles: [],
                companies: [{ companyId, roles: ['TICKET_ADMIN'] }],
                confirmed: true,
              },
            }
          : {}),
        ...(route.method === 'DELETE' ? { query: { confirmed: 'true' } } : {}),
      },
    });
  const everythingElse = () => everythingOfUsers(test.database, isOneOf(ownUsers()));

  /** What a call tells or does with users of others, that it does not with one that there is not. */
  async function faultsOf(route: Route): Promise<string[]> {
    const faults: string[] = [];
    const before = await everythingElse();
    const ofNobody = await ask(route, nobodys);
    for (const id of outside()) {
      const { status, text } = await ask(route, id);
      if (text !== ofNobody.text) faults.push(`about ${id}: ${status} ${text}`);
    }
    if ((await everythingElse()) !== before) faults.push('something has changed');
    return faults;
  }

  it('reads and changes nobody outside, by any id', async () => {
    expect(outside().length).toBeGreaterThan(50);
    for (const route of routes) {
      const { path } = route;
      expect({ path, faults: await faultsOf(route) }).toEqual({ path, faults: [] });
    }
  });

  it('gives nobody a role in a company outside, there or not', async () => {
    const [id = 0] = own().users;
    const before = await everythingOfUsers(test.database, isOneOf([]));
    for (const company of portal.world.companies) {
      if (company === own()) continue;
      const answer = await ask(changeUserRoles, id, company.id);
      expect(answer).toMatchObject(refused('COMPANY_NOT_FOUND', 404));
      expect(answer.text).toBe((await ask(changeUserRoles, id, 7_399_999)).text);
    }
    expect(await everythingOfUsers(test.database, isOneOf([]))).toBe(before);
  });

  it('is refused where they are no user administrator, and when they are none at all', async () => {
    const hr = usersAs(portal, portal.user('hr'));
    for (const answer of [await hr.list(), await hr.get(portal.user('hr-users').id)]) {
      expect(answer).toMatchObject({ status: 403, json: { code: 'NOT_ALLOWED' } });
    }
  });

  it('would be seen to read others by a call that forgets its companies', async () => {
    expect((await faultsOf(widened)).join('\n')).toMatch(/about \d+: 200 \{"id"/);
  });

  it('would be seen to change others by a call that does not ask whose user it is', async () => {
    const faults = await faultsOf(unasked).catch((error: unknown) => [String(error)]);
    expect(faults).toContain('something has changed');
  });
});
