import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { statementsOf } from '#testing/statements.ts';
import {
  idOf,
  newUser,
  refused,
  rolesOf,
  usersAs,
  usersIn,
} from '../administration/test-users-as.ts';
import { giveUnknownRole, setLastSignIn } from '../administration/test-administration.store.ts';

describe('the users of an administrator', () => {
  const local = (portal: TestPortal) => usersAs(portal, portal.user('users'));
  const global = (portal: TestPortal) => usersAs(portal, portal.user('user-support'));

  const all = { maxEntries: '1000' };

  portalTest(
    'are all of the operator for a global one, and none of another operator',
    async (portal) => {
      const ids = usersIn(await global(portal).list(all)).map(({ id }) => id);
      for (const { id, tenant } of portal.world.users) {
        expect({ id, listed: ids.includes(id) }).toEqual({ id, listed: tenant === 'ruter' });
      }
    },
  );

  portalTest(
    'are for a local one those with a role in the companies where they hold USER_ADMIN',
    async (portal) => {
      const ids = usersIn(await local(portal).list(all)).map(({ id }) => id);
      for (const { id, tenant, companyRoles } of portal.world.users) {
        const isTheirs = tenant === 'ruter' && 'several-services' in companyRoles;
        expect({ id, listed: ids.includes(id) }).toEqual({ id, listed: isTheirs });
      }
    },
  );

  portalTest(
    'are listed ten at a time with the total, in Norwegian order of last names',
    async (portal) => {
      const { json } = await global(portal).list();
      const { totalEntries } = json as { totalEntries: number };
      expect(usersIn(await global(portal).list())).toHaveLength(10);
      const everybody = usersIn(await global(portal).list(all));
      expect(everybody).toHaveLength(totalEntries);
      const second = usersIn(await global(portal).list({ offset: '10' }));
      expect(second).toEqual(everybody.slice(10, 20));
      const user = { firstName: 'Åse', phone: '41230077' };
      for (const lastName of ['Åsen', 'Zimmer', 'Ødegård', 'Ærlig', 'Aabel']) {
        await global(portal).create(newUser({ ...user, lastName }));
      }
      const users = usersIn(await global(portal).list({ searchFor: '41230077' }));
      expect(users.map(({ lastName }) => lastName)).toEqual([
        'Zimmer',
        'Ærlig',
        'Ødegård',
        'Aabel',
        'Åsen',
      ]);
    },
  );

  portalTest.each([
    ['a first and a last name', 'hei ulve'],
    ['a last name and an e-mail', 'ulvestad hr-users@'],
    ['a phone number with its code', '+479'],
    ['words in capitals, with angle brackets', '<HEIDI> ULVESTAD'],
  ])('are found by %s, of which every word must match', async (portal, _, searchFor) => {
    expect(usersIn(await local(portal).list({ ...all, searchFor })).map(({ id }) => id)).toContain(
      portal.user('hr-users').id,
    );
    expect(usersIn(await local(portal).list({ searchFor: `${searchFor} nobody` }))).toEqual([]);
  });

  portalTest('are found without Norwegian letters, and not by a wildcard', async (portal) => {
    const { id = 0 } = usersIn(await global(portal).list({ searchFor: 'odegard' }))[0] ?? {};
    expect(usersIn(await global(portal).list({ searchFor: 'ødegård' }))[0]?.id).toBe(id);
    expect(usersIn(await global(portal).list({ searchFor: '%' }))).toEqual([]);
    expect(usersIn(await global(portal).list({ searchFor: '_' }))).toEqual([]);
  });

  portalTest('cost one statement each, listed, searched and looked at', async (portal) => {
    const { id } = portal.user('hr-users');
    for (const ask of [
      () => local(portal).list(),
      () => local(portal).list({ searchFor: 'heidi hr' }),
      () => local(portal).get(id),
      () => local(portal).roles(id),
    ]) {
      const countStatements = async () => (await statementsOf(ask)).statements.length;
      await expect.poll(countStatements).toBe(1);
    }
  });

  portalTest(
    'have their state; a deleted one can be looked at and nothing else',
    async (portal) => {
      const { id } = portal.user('deleted');
      expect(await local(portal).get(id)).toMatchObject({
        status: 200,
        json: { state: 'DELETED' },
      });
      const { id: companyId } = portal.company('several-services');
      for (const answer of [
        await local(portal).deactivate(id),
        await local(portal).reactivate(id),
        await local(portal).give(id, companyId, ['TICKET_ADMIN']),
      ]) {
        expect(answer).toMatchObject(refused('USER_DELETED', 409));
      }
    },
  );

  portalTest('say when they signed in last, in the list and one by one', async (portal) => {
    const { id } = portal.user('hr-users');
    const lastSignIn = async () => {
      const [listed] = usersIn(await local(portal).list({ searchFor: 'ulvestad hr-users@' }));
      const { json } = await local(portal).get(id);
      expect(json).toMatchObject({ lastSignInAt: listed?.lastSignInAt ?? null });
      return listed?.lastSignInAt?.toString() ?? null;
    };
    expect(await lastSignIn()).toBeNull();
    await setLastSignIn(portal.database, id, '2026-03-05T08:00:00Z');
    expect(await lastSignIn()).toBe('2026-03-05T08:00:00Z');
  });

  portalTest(
    'that they make are found without a role by who made them, and by global ones',
    async (portal) => {
      const id = idOf(await local(portal).create(newUser()));
      expect(await local(portal).get(id)).toMatchObject({ json: { id, state: 'INACTIVE' } });
      expect(rolesOf(await local(portal).roles(id))).toMatchObject({ roles: [], companies: [] });
      expect(await global(portal).get(id)).toMatchObject({ status: 200 });
      const other = usersAs(portal, portal.user('hr-users'));
      expect(await other.get(id)).toMatchObject(refused('USER_NOT_FOUND', 404));
      await global(portal).give(id, portal.company('single-service').id, ['COMPANY_ADMIN']);
      expect(await local(portal).get(id)).toMatchObject(refused('USER_NOT_FOUND', 404));
    },
  );

  portalTest(
    'with an unknown role are an error, which is reported and not shown',
    async (portal) => {
      const id = idOf(await global(portal).create(newUser()));
      await giveUnknownRole(portal.database, id, portal.company('large').id);
      expect(await global(portal).roles(id)).toMatchObject({
        status: 500,
        json: { code: 'UNEXPECTED' },
      });
      expect(portal.reported).toMatchObject([
        { error: { message: 'the role GARDENER is unknown' } },
      ]);
    },
  );
});
