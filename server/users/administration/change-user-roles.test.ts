import { listSubscribers } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstMoment } from '#testing/portal/marked-world.ts';
import { setGlobalRoles, setRoles, setUserState } from '#testing/portal/access-changes.store.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { changesOfUser, giveSchoolAgreement, storedRoles } from './test-administration.store.ts';
import { idOf, newUser, refused, rolesOf, usersAs } from './test-users-as.ts';

describe.each(testDatabases)('the roles of a user on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let local: ReturnType<typeof usersAs>;
  let global: ReturnType<typeof usersAs>;
  /** Where `users` is administrator, and where not. */
  let here: number;
  let there: number;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    local = usersAs(portal, portal.user('users'));
    global = usersAs(portal, portal.user('user-support'));
    here = portal.company('several-services').id;
    there = portal.company('large').id;
  });
  beforeEach(() => portal.clock.set(firstMoment));
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });
  const somebody = async () => idOf(await local.create(newUser()));
  const stored = (id: number) => storedRoles(test.database, id);

  it('are given and taken, and say when they were changed last', async () => {
    const id = await somebody();
    portal.clock.set('2026-03-07T10:00:00Z');
    expect(await local.give(id, here, ['TICKET_ADMIN', 'COMPANY_ADMIN'])).toMatchObject({
      status: 200,
      json: { userId: id, lastModified: '2026-03-07T10:00:00Z' },
    });
    expect(rolesOf(await local.roles(id))).toMatchObject({
      userId: id,
      lastModified: '2026-03-07T10:00:00Z',
      roles: [],
      rolesElsewhere: false,
      companies: [
        {
          companyId: here,
          companyType: 'RUTER_CUSTOMER',
          roles: ['COMPANY_ADMIN', 'TICKET_ADMIN'],
          offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
        },
      ],
    });
    await local.give(id, here, ['USER_ADMIN']);
    expect(await stored(id)).toEqual([`${here} USER_ADMIN`]);
  });

  it('that are saved as they were change nothing', async () => {
    const id = await somebody();
    await local.give(id, here, ['TICKET_ADMIN']);
    const before = await changesOfUser(test.database, id);
    portal.clock.set('2026-03-08T10:00:00Z');
    expect(await local.give(id, here, ['TICKET_ADMIN'])).toMatchObject({
      json: { lastModified: Temporal.Instant.from(firstMoment).toString() },
    });
    expect(await changesOfUser(test.database, id)).toEqual(before);
  });

  it('are in the record before and after, for each company by itself', async () => {
    const id = await somebody();
    await global.change(id, {
      roles: ['GLOBAL_SCHOOLTICKET_ADMIN'],
      companies: [
        { companyId: here, roles: ['TICKET_ADMIN'] },
        { companyId: there, roles: ['COMPANY_ADMIN'] },
      ],
    });
    const [, ...changes] = await changesOfUser(test.database, id);
    expect(changes).toMatchObject([
      { company_id: here, before: { roles: [] }, after: { roles: ['TICKET_ADMIN'] } },
      { company_id: there, before: { roles: [] }, after: { roles: ['COMPANY_ADMIN'] } },
      { company_id: null, after: { roles: ['GLOBAL_SCHOOLTICKET_ADMIN'] } },
    ]);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['change-user-roles']));
  });

  it('are at least one', async () => {
    const id = await somebody();
    expect(await local.change(id, { roles: [], companies: [] })).toMatchObject(
      refused('NO_ROLE', 422),
    );
    expect(await local.give(id, here, [])).toMatchObject(refused('NO_ROLE', 422));
  });

  it('are of known names, each company and each role once', async () => {
    const id = await somebody();
    const twice = { companyId: here, roles: ['TICKET_ADMIN'] as const };
    const bodies = [
      { roles: [], companies: [{ companyId: here, roles: ['GARDENER'] }] },
      { roles: ['GARDENER'], companies: [] },
      { roles: [], companies: [twice, twice] },
      { roles: [], companies: [{ companyId: here, roles: ['TICKET_ADMIN', 'TICKET_ADMIN'] }] },
    ];
    for (const body of bodies) {
      const answer = await local.change(id, body as Parameters<typeof local.change>[1]);
      expect(answer).toMatchObject({ status: 422, json: { code: 'INVALID_INPUT' } });
    }
  });

  it('have the school role only where there is a school-ticket agreement', async () => {
    const id = await somebody();
    expect(await local.give(id, here, ['SCHOOLTICKET_ADMIN'])).toMatchObject(
      refused('ROLE_NOT_OFFERED', 422),
    );
    const { id: school } = portal.company('arbitrary-dates');
    await giveSchoolAgreement(test.database, school);
    expect(await global.give(id, school, ['SCHOOLTICKET_ADMIN'])).toMatchObject({ status: 200 });
  });

  it('that no box gives are kept as long as they are sent, and not given anew', async () => {
    const id = await somebody();
    await local.give(id, here, ['TICKET_ADMIN']);
    expect(await local.give(id, here, ['FREETICKET_ADMIN'])).toMatchObject(
      refused('ROLE_NOT_OFFERED', 422),
    );
    await setRoles(test.database, { userId: id, companyId: here, roles: ['FREETICKET_ADMIN'] });
    await local.give(id, here, ['FREETICKET_ADMIN', 'TICKET_ADMIN']);
    expect(await stored(id)).toEqual([`${here} FREETICKET_ADMIN`, `${here} TICKET_ADMIN`]);
  });

  it('are global by global administrators only', async () => {
    const id = await somebody();
    const body = { roles: ['GLOBAL_USER_ADMIN' as const], companies: [] };
    expect(await local.change(id, body)).toMatchObject(refused('GLOBAL_ROLES_NOT_ALLOWED', 403));
    expect(await global.change(id, body)).toMatchObject({ status: 200 });
    expect(await stored(id)).toEqual(['GLOBAL_USER_ADMIN']);
  });

  it('elsewhere are neither seen nor lost when a local administrator saves', async () => {
    const id = await somebody();
    await setGlobalRoles(test.database, id, ['GLOBAL_COMPANY_ADMIN']);
    await global.change(id, {
      roles: ['GLOBAL_COMPANY_ADMIN'],
      companies: [
        { companyId: here, roles: ['TICKET_ADMIN'] },
        { companyId: there, roles: ['TICKET_ADMIN', 'COMPANY_ADMIN'] },
      ],
    });
    const seen = rolesOf(await local.roles(id));
    expect(seen).toMatchObject({ roles: [], rolesElsewhere: true });
    expect(seen.companies.map(({ companyId }) => companyId)).toEqual([here]);
    await local.give(id, here, ['COMPANY_ADMIN']);
    const elsewhere = [`${there} COMPANY_ADMIN`, `${there} TICKET_ADMIN`, 'GLOBAL_COMPANY_ADMIN'];
    expect(await stored(id)).toEqual([`${here} COMPANY_ADMIN`, ...elsewhere]);
    // Nothing left here is no user without a role; from then on they are not this administrator's.
    expect(await local.change(id, { roles: [], companies: [] })).toMatchObject({ status: 200 });
    expect(await stored(id)).toEqual(elsewhere);
    expect(await local.get(id)).toMatchObject(refused('USER_NOT_FOUND', 404));
  });

  it('decide what the user may do at their next call', async () => {
    const user = portal.user('hr-single');
    const { id } = portal.company('single-service');
    const look = async () =>
      (await portal.callAs(user, listSubscribers, { params: { id } })).status;
    expect(await look()).toBe(200);
    await global.give(user.id, id, ['TICKET_ADMIN']);
    expect(await look()).toBe(403);
    await global.give(user.id, portal.company('contractor').id, ['COMPANY_ADMIN']);
    expect(await look()).toBe(404);
    await global.give(user.id, id, ['COMPANY_ADMIN']);
    expect(await look()).toBe(200);
  });

  describe('of the last administrator of a company', () => {
    it('are taken only after it was said who is left', async () => {
      const { id: companyId } = portal.company('housing');
      const { id } = portal.user('hr-housing');
      const answer = await global.give(id, companyId, ['TICKET_ADMIN']);
      expect(answer).toMatchObject(refused('LAST_ADMINISTRATOR', 409));
      expect(answer.json).toMatchObject({
        companies: [{ companyId, missing: ['COMPANY_ADMIN'], left: [] }],
      });
      expect(await stored(id)).toEqual([`${companyId} COMPANY_ADMIN`]);
      const body = { roles: [], companies: [{ companyId, roles: ['TICKET_ADMIN' as const] }] };
      expect(await global.change(id, { ...body, confirmed: true })).toMatchObject({ status: 200 });
    });

    it('name the administrators who are left, none of them inactive', async () => {
      const { id: companyId } = portal.company('free-ticket');
      const { id } = portal.user('hr-free-ticket');
      const inactive = portal.user('inactive').id;
      const other = portal.user('no-companies').id;
      await setRoles(test.database, { userId: inactive, companyId, roles: ['COMPANY_ADMIN'] });
      await setRoles(test.database, { userId: other, companyId, roles: ['USER_ADMIN'] });
      expect(rolesOf(await global.roles(id)).companies).toMatchObject([
        { companyId, otherAdministrators: [{ userId: other, roles: ['USER_ADMIN'] }] },
      ]);
      const answer = await global.give(id, here, ['TICKET_ADMIN']);
      expect(answer.json).toMatchObject({
        code: 'LAST_ADMINISTRATOR',
        companies: [{ companyId, left: [expect.stringContaining('Ingeborg Tomrom')] }],
      });
    });

    it('are taken at once from one of several', async () => {
      const { id } = portal.user('hr-everything');
      expect(await local.give(id, here, ['TICKET_ADMIN'])).toMatchObject({ status: 200 });
    });
  });

  describe('of the last global user administrator of an operator', () => {
    it('stay with them, also when they confirm it; another role of theirs does not', async () => {
      const one = portal.user('user-support');
      const own = usersAs(portal, one);
      const without = { roles: ['GLOBAL_COMPANY_ADMIN' as const], companies: [] };
      const both = { ...without, roles: [...without.roles, 'GLOBAL_USER_ADMIN' as const] };
      await setGlobalRoles(test.database, portal.user('operator').id, ['GLOBAL_USER_ADMIN']);
      await setUserState(test.database, portal.user('operator').id, 'INACTIVE');
      expect(await own.change(one.id, both)).toMatchObject({ status: 200 });
      for (const confirmed of [false, true]) {
        expect(await own.change(one.id, { ...without, confirmed })).toMatchObject(
          refused('LAST_GLOBAL_ADMINISTRATOR', 409),
        );
      }
      expect(await stored(one.id)).toEqual([...both.roles]);
      await setUserState(test.database, portal.user('operator').id, 'ACTIVE');
      expect(await own.change(one.id, without)).toMatchObject({ status: 200 });
      await setGlobalRoles(test.database, one.id, ['GLOBAL_USER_ADMIN']);
    });
  });
});
