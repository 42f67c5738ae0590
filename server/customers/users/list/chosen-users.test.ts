import {
  countUsers,
  downloadUsers,
} from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { userStatuses } from '@takst/domain/customers/users/user-state.rules.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { giveRole, markDeleted, placeCompany } from '#customers/companies/test-companies.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { idOf, newUser, usersAs, usersIn } from '../administration/test-users-as.ts';

type Query = NonNullable<Parameters<ReturnType<typeof usersAs>['list']>[0]>;

describe('the users that filters and sort choose', () => {
  const local = (portal: TestPortal) => portal.user('users');
  const global = (portal: TestPortal) => portal.user('user-support');
  const ask = async (portal: TestPortal, user: WorldUser, query: Query) => {
    const answer = await usersAs(portal, user).list({ maxEntries: '1000', ...query });
    expect(answer.status).toBe(200);
    return usersIn(answer);
  };

  portalTest('have the state of the filter, and are counted alike', async (portal) => {
    await usersAs(portal, global(portal)).create(newUser());
    for (const user of [local(portal), global(portal)]) {
      const everybody = await ask(portal, user, {});
      const { json } = await portal.callAs(user, countUsers, {});
      const { all, counts } = z.parse(countUsers.reply, json);
      expect(all).toBe(everybody.length);
      for (const filter of userStatuses) {
        const filtered = await ask(portal, user, { filter });
        expect(filtered).toEqual(everybody.filter(({ status }) => status === filter));
        expect([filter, counts[filter]]).toEqual([filter, filtered.length]);
      }
    }
    const invited = async () =>
      (await ask(portal, global(portal), { filter: 'INVITED' })).map(({ status }) => status);
    portal.clock.set('2026-03-13T08:59:59Z');
    expect(await invited()).toEqual(['INVITED']);
    // The link ends with that second, for the filter as for the row.
    portal.clock.set('2026-03-13T09:00:00Z');
    expect(await invited()).toEqual([]);
    portal.clock.set(firstMoment);
  });

  portalTest('have no role in a company that is deleted', async (portal) => {
    const company = { name: 'Nedlagt AS', organisationNumber: '310004001' };
    const companyId = await placeCompany(portal.database, company);
    const userId = idOf(await usersAs(portal, global(portal)).create(newUser()));
    await giveRole(portal.database, { userId, companyId, role: 'COMPANY_ADMIN' });
    const queries = [{ companyId: String(companyId) }, { role: 'COMPANY_ADMIN' }] as const;
    const isFound = async (query: Query) =>
      (await ask(portal, global(portal), query)).some(({ id }) => id === userId);
    for (const query of queries) expect(await isFound(query)).toBe(true);
    await markDeleted(portal.database, [companyId]);
    for (const query of queries) expect(await isFound(query)).toBe(false);
  });

  portalTest(
    'have the role, in the company if one is named, and nobody else has',
    async (portal) => {
      const { id: companyId } = portal.company('several-services');
      /** Who has such a role, by the facts of the world; a global one counts where no company is named. */
      const holders = (role?: string, companyKey?: string) => {
        const isRole = (one: string) => role === undefined || one === role;
        return portal.world.users
          .filter(({ tenant, companyRoles, globalRoles }) => {
            const inCompanies = Object.entries(companyRoles)
              .filter(([key]) => companyKey === undefined || key === companyKey)
              .flatMap(([, roles]) => roles);
            return (
              [...inCompanies, ...(companyKey ? [] : globalRoles)].some(isRole) &&
              tenant === 'ruter'
            );
          })
          .map(({ id }) => id);
      };
      const known = new Set(portal.world.users.map(({ id }) => id));
      const ids = async (query: Query) =>
        new Set((await ask(portal, global(portal), query)).map(({ id }) => id)).intersection(known);
      const inCompany = { companyId: String(companyId) };
      for (const [role, isElsewhereAlone] of [
        ['COMPANY_ADMIN', false],
        ['USER_ADMIN', false],
        ['GLOBAL_USER_ADMIN', true],
      ] as const) {
        const [everywhere, here] = [await ids({ role }), await ids({ role, ...inCompany })];
        expect(everywhere).toEqual(new Set(holders(role)));
        expect(here).toEqual(new Set(holders(role, 'several-services')));
        // The case tells the right people from the wrong ones.
        expect(everywhere.size).toBeGreaterThan(here.size);
        expect(here.size === 0).toBe(isElsewhereAlone);
      }
      expect(await ids(inCompany)).toEqual(new Set(holders(undefined, 'several-services')));
    },
  );

  portalTest(
    'tell a local administrator nothing of other companies and global roles',
    async (portal) => {
      const other = portal.company('contractor');
      const inBoth = portal.world.users.filter(
        ({ tenant, companyRoles }) => tenant === 'ruter' && 'several-services' in companyRoles,
      );
      expect(inBoth.length).toBeGreaterThan(0);
      expect(await ask(portal, local(portal), { companyId: String(other.id) })).toEqual([]);
      expect(await ask(portal, local(portal), { role: 'GLOBAL_COMPANY_ADMIN' })).toEqual([]);
    },
  );

  portalTest.each(['email', 'firstName', 'lastName'] as const)(
    'are sorted by %s in both directions',
    async (portal, column) => {
      const values = async (sort: typeof column | `-${typeof column}`) =>
        (await ask(portal, global(portal), { sort })).map((user) => user[column].toLowerCase());
      const ascending = await values(column);
      const { compare } = new Intl.Collator('nb');
      expect(ascending).toEqual(
        column === 'email' ? ascending.toSorted() : ascending.toSorted(compare),
      );
      expect(await values(`-${column}`)).toEqual(ascending.toReversed());
    },
  );

  portalTest('come as a file with a line for each', async (portal) => {
    const query = { filter: 'ACTIVE', sort: 'email' } as const;
    const answer = await portal.callAs(local(portal), downloadUsers, { query });
    const [head, ...lines] = String(answer.json).trimEnd().split('\r\n');
    expect(head).toBe('Brukernavn;Fornavn;Etternavn;Telefon;Status');
    const users = await ask(portal, local(portal), query);
    expect(lines.map((line) => line.split(';')[0])).toEqual(users.map(({ email }) => email));
    const [first] = users;
    expect(lines[0]).toBe(
      [first?.email, first?.firstName, first?.lastName, first?.phone, 'Aktiv'].join(';'),
    );
    const { token } = global(portal);
    for (const [language, states] of [
      ['nb', ['Aktiv', 'Invitert', 'Deaktivert', 'Slettet']],
      ['en', ['Active', 'Invited', 'Deactivated', 'Deleted']],
    ] as const) {
      const user = { ...global(portal), cookie: `takst_session=${token}; language=${language}` };
      const stateIn = async (filter: Query['filter']) => {
        const file = await portal.callAs(user, downloadUsers, { query: { filter } });
        return new Set(
          String(file.json)
            .trimEnd()
            .split('\r\n')
            .slice(1)
            .map((line) => line.split(';').at(-1)),
        );
      };
      for (const [place, filter] of ['ACTIVE', 'INVITED', 'DEACTIVATED', 'DELETED'].entries())
        expect(await stateIn(filter as Query['filter'])).toEqual(new Set([states[place]]));
    }
    const name = String(answer.headers['content-disposition']);
    expect(name).toContain('2026-03-06');
  });
});
