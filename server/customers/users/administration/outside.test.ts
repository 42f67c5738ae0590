import type { Route } from '@takst/contract/platform/calls/route.ts';
import { activateUser } from '@takst/contract/customers/users/activation/activate-user.contract.ts';
import { changeUserRoles } from '@takst/contract/customers/users/administration/change-user-roles.contract.ts';
import { deactivateUser } from '@takst/contract/customers/users/administration/deactivate-user.contract.ts';
import { getUser } from '@takst/contract/customers/users/administration/get-user.contract.ts';
import { getUserRoles } from '@takst/contract/customers/users/administration/get-user-roles.contract.ts';
import { reactivateUser } from '@takst/contract/customers/users/administration/reactivate-user.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { everythingOfUsers, isOneOf, linksSentTo } from './test-administration.store.ts';
import { servePlanted, unasked, widened } from './test-planted.ts';
import { idOf, newUser, refused, usersAs } from './test-users-as.ts';

const routes = [getUser, getUserRoles, changeUserRoles, deactivateUser, reactivateUser];
/** An id as it could be, which nobody has. */
const nobodys = 7_699_999;

const portalTest = portalTestWith({ extend: servePlanted });

describe('a local user administrator', () => {
  const own = (portal: TestPortal) => portal.company('several-services');
  const ownUsers = (portal: TestPortal) => [
    ...own(portal).users,
    ...portal.world.users
      .filter(({ tenant, companyRoles }) => tenant === 'ruter' && own(portal).key in companyRoles)
      .map(({ id }) => id),
  ];
  const outside = (portal: TestPortal) => {
    const { users, companies } = portal.world;
    const mine = ownUsers(portal);
    return [...users.map(({ id }) => id), ...companies.flatMap((company) => company.users)].filter(
      (id) => !mine.includes(id),
    );
  };
  const ask = (portal: TestPortal, route: Route, id: number, companyId = own(portal).id) =>
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
  const everythingElse = (portal: TestPortal) =>
    everythingOfUsers(portal.database, isOneOf(ownUsers(portal)));

  /** What a call tells or does with users of others, that it does not with one that there is not. */
  async function faultsOf(portal: TestPortal, route: Route): Promise<string[]> {
    const faults: string[] = [];
    const before = await everythingElse(portal);
    const ofNobody = await ask(portal, route, nobodys);
    for (const id of outside(portal)) {
      const { status, text } = await ask(portal, route, id);
      if (text !== ofNobody.text) faults.push(`about ${id}: ${status} ${text}`);
    }
    if ((await everythingElse(portal)) !== before) faults.push('something has changed');
    return faults;
  }

  portalTest('reads and changes no user outside, by any id', async (portal) => {
    expect(outside(portal).length).toBeGreaterThan(50);
    for (const route of routes) {
      const { path } = route;
      expect({ path, faults: await faultsOf(portal, route) }).toEqual({ path, faults: [] });
    }
  });

  portalTest('gives no roles in companies outside, existing or not', async (portal) => {
    const [id = 0] = own(portal).users;
    const before = await everythingOfUsers(portal.database, isOneOf([]));
    for (const company of portal.world.companies) {
      if (company === own(portal)) continue;
      const answer = await ask(portal, changeUserRoles, id, company.id);
      expect(answer).toMatchObject(refused('COMPANY_NOT_FOUND', 404));
      expect(answer.text).toBe((await ask(portal, changeUserRoles, id, 7_399_999)).text);
    }
    expect(await everythingOfUsers(portal.database, isOneOf([]))).toBe(before);
  });

  portalTest(
    'is refused where they are no user administrator, and when they are none at all',
    async (portal) => {
      const hr = usersAs(portal, portal.user('hr'));
      for (const answer of [await hr.list(), await hr.get(portal.user('hr-users').id)]) {
        expect(answer).toMatchObject({ status: 403, json: { code: 'NOT_ALLOWED' } });
      }
    },
  );

  portalTest(
    'would be seen to read others by a call that forgets its companies',
    async (portal) => {
      expect((await faultsOf(portal, widened)).join('\n')).toMatch(/about \d+: 200 \{"id"/);
    },
  );

  portalTest(
    'would be seen to change others by a call that does not ask whose user it is',
    async (portal) => {
      const faults = await faultsOf(portal, unasked).catch((error: unknown) => [String(error)]);
      expect(faults).toContain('something has changed');
    },
  );
});

describe('what is done to one user', () => {
  portalTest('leaves all others as they were, also those who are invited', async (portal) => {
    const users = usersAs(portal, portal.user('user-support'));
    const { email, ...person } = newUser();
    const id = idOf(await users.create({ ...person, email }));
    await users.create(newUser());
    const others = () => everythingOfUsers(portal.database, isOneOf([id]));
    const before = await others();
    const companyId = portal.company('several-services').id;
    const newestLink = async () => (await linksSentTo(portal.database, email)).at(-1) ?? '';
    const steps = {
      roles: () => users.give(id, companyId, ['TICKET_ADMIN']),
      'other roles': () => users.give(id, companyId, ['COMPANY_ADMIN']),
      'a new invitation': () => users.reactivate(id),
      'the end of an invitation': () => users.deactivate(id),
      'another one': () => users.reactivate(id),
      activation: async () =>
        callLoosely(
          portal.port,
          { tenant: 'ruter' },
          {
            route: activateUser,
            input: { params: { token: await newestLink() }, body: { password: 'tolv tegn minst' } },
          },
        ),
      deactivation: () => users.deactivate(id),
      reactivation: () => users.reactivate(id),
    };
    for (const [name, step] of Object.entries(steps)) {
      expect([name, (await step()).status]).toEqual([name, 200]);
      expect([name, (await others()) === before]).toEqual([name, true]);
    }
  });
});
