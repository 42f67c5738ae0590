import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '#testing/statements.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { idOf, newUser, refused, rolesOf, usersAs, usersIn } from './test-users-as.ts';
import { giveUnknownRole } from './test-administration.store.ts';

describe.each(testDatabases)('the users of an administrator on $name', ({ open }) => {
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
  const all = { maxEntries: '1000' };

  it('are all of the operator for a global one, and none of another operator', async () => {
    const ids = usersIn(await global.list(all)).map(({ id }) => id);
    for (const { id, tenant } of portal.world.users) {
      expect({ id, listed: ids.includes(id) }).toEqual({ id, listed: tenant === 'ruter' });
    }
  });

  it('are for a local one those with a role in the companies where they hold USER_ADMIN', async () => {
    const ids = usersIn(await local.list(all)).map(({ id }) => id);
    for (const { id, tenant, companyRoles } of portal.world.users) {
      const isTheirs = tenant === 'ruter' && 'several-services' in companyRoles;
      expect({ id, listed: ids.includes(id) }).toEqual({ id, listed: isTheirs });
    }
  });

  it('come ten at a time, with how many there are, in Norwegian order of last names', async () => {
    const { json } = await global.list();
    const { totalEntries } = json as { totalEntries: number };
    expect(usersIn(await global.list())).toHaveLength(10);
    const everybody = usersIn(await global.list(all));
    expect(everybody).toHaveLength(totalEntries);
    const second = usersIn(await global.list({ offset: '10' }));
    expect(second).toEqual(everybody.slice(10, 20));
    const user = { firstName: 'Åse', phone: '41230077' };
    for (const lastName of ['Åsen', 'Zimmer', 'Ødegård', 'Ærlig', 'Aabel']) {
      await global.create(newUser({ ...user, lastName }));
    }
    const found = usersIn(await global.list({ searchFor: '41230077' }));
    expect(found.map(({ lastName }) => lastName)).toEqual([
      ...['Zimmer', 'Ærlig', 'Ødegård', 'Aabel', 'Åsen'],
    ]);
  });

  it.each([
    ['a first and a last name', 'hei ulve'],
    ['a last name and an e-mail', 'ulvestad hr-users@'],
    ['a phone number with its code', '+479'],
    ['words in capitals, with angle brackets', '<HEIDI> ULVESTAD'],
  ])('are found by %s, of which every word must match', async (_, searchFor) => {
    expect(usersIn(await local.list({ searchFor })).map(({ id }) => id)).toContain(
      portal.user('hr-users').id,
    );
    expect(usersIn(await local.list({ searchFor: `${searchFor} nobody` }))).toEqual([]);
  });

  it('are found without Norwegian letters, and not by a wildcard', async () => {
    const { id = 0 } = usersIn(await global.list({ searchFor: 'odegard' }))[0] ?? {};
    expect(usersIn(await global.list({ searchFor: 'ødegård' }))[0]?.id).toBe(id);
    expect(usersIn(await global.list({ searchFor: '%' }))).toEqual([]);
    expect(usersIn(await global.list({ searchFor: '_' }))).toEqual([]);
  });

  it('cost one statement each, listed, searched and looked at', async () => {
    const { id } = portal.user('hr-users');
    for (const ask of [
      () => local.list(),
      () => local.list({ searchFor: 'heidi hr' }),
      () => local.get(id),
      () => local.roles(id),
    ]) {
      const asked = async () => (await statementsOf(ask)).statements.length;
      await expect.poll(asked).toBe(1);
    }
  });

  it('have their state; a deleted one can be looked at and nothing else', async () => {
    const { id } = portal.user('deleted');
    expect(await local.get(id)).toMatchObject({ status: 200, json: { state: 'DELETED' } });
    const { id: companyId } = portal.company('several-services');
    for (const answer of [
      await local.deactivate(id),
      await local.reactivate(id),
      await local.give(id, companyId, ['TICKET_ADMIN']),
    ]) {
      expect(answer).toMatchObject(refused('USER_DELETED', 409));
    }
  });

  it('that they make are found without a role by who made them, and by global ones', async () => {
    const id = idOf(await local.create(newUser()));
    expect(await local.get(id)).toMatchObject({ json: { id, state: 'INACTIVE' } });
    expect(rolesOf(await local.roles(id))).toMatchObject({ roles: [], companies: [] });
    expect(await global.get(id)).toMatchObject({ status: 200 });
    const other = usersAs(portal, portal.user('hr-users'));
    expect(await other.get(id)).toMatchObject(refused('USER_NOT_FOUND', 404));
  });

  it('with a role that nobody knows are an error, reported and not told', async () => {
    const id = idOf(await global.create(newUser()));
    await giveUnknownRole(test.database, id, portal.company('large').id);
    expect(await global.roles(id)).toMatchObject({ status: 500, json: { code: 'UNEXPECTED' } });
    expect(portal.reported).toMatchObject([{ error: { message: 'the role GARDENER is unknown' } }]);
  });
});
