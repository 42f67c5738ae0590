import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setGlobalRoles, setRoles } from '#testing/portal/access-changes.store.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { storedRoles } from './test-administration.store.ts';
import { idOf, newUser, usersAs } from './test-users-as.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const both = ['COMPANY_ADMIN', 'USER_ADMIN'] as const;

describe.each(testDatabases)('administrators at the same time on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  /** Two who alone administer a company. */
  const two = async () => {
    const { id: companyId } = portal.company('no-agreement');
    const pair = [portal.user('hr-contractor'), portal.user('hr-expired')] as const;
    await setRoles(test.database, {
      userId: portal.user('hr-no-agreement').id,
      companyId,
      roles: [],
    });
    for (const { id: userId } of pair) {
      await setRoles(test.database, { userId, companyId, roles: both });
    }
    return { companyId, pair };
  };

  it('who take away each other’s roles leave the company one of them', async () => {
    for (const _ of times(10)) {
      const { companyId, pair } = await two();
      const [one, other] = pair;
      const answers = await Promise.all([
        usersAs(portal, one).give(other.id, companyId, ['TICKET_ADMIN']),
        usersAs(portal, other).give(one.id, companyId, ['TICKET_ADMIN']),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const held = await Promise.all(pair.map(({ id }) => storedRoles(test.database, id)));
      expect(held.filter((roles) => roles.includes(`${companyId} USER_ADMIN`))).toHaveLength(1);
    }
  });

  it('who take the roles of two others leave the company one of these', async () => {
    const support = usersAs(portal, portal.user('user-support'));
    const operator = usersAs(portal, portal.user('operator'));
    for (const _ of times(10)) {
      const { companyId, pair } = await two();
      const [one, other] = pair;
      const answers = await Promise.all([
        support.give(one.id, companyId, ['TICKET_ADMIN']),
        operator.give(other.id, companyId, ['TICKET_ADMIN']),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 409]));
    }
  });

  it('who give up the last two global roles leave the operator one of them', async () => {
    const pair = [portal.user('user-support'), portal.user('operator')] as const;
    for (const _ of times(10)) {
      for (const { id } of pair) await setGlobalRoles(test.database, id, ['GLOBAL_USER_ADMIN']);
      const body = { roles: ['GLOBAL_COMPANY_ADMIN' as const], companies: [] };
      const answers = await Promise.all(
        pair.map((own) => usersAs(portal, own).change(own.id, body)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    }
    for (const { id } of pair) await setGlobalRoles(test.database, id, ['GLOBAL_USER_ADMIN']);
  });

  it('who save the roles of one user save all of one and nothing of the other', async () => {
    const support = usersAs(portal, portal.user('user-support'));
    const id = idOf(await support.create(newUser()));
    const { id: companyId } = portal.company('several-services');
    const sets = [['TICKET_ADMIN'], ['COMPANY_ADMIN', 'USER_ADMIN']] as const;
    const answers = await Promise.all(
      times(20).map((time) => support.give(id, companyId, [...(sets[time % 2] ?? [])])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const expected = sets.map((roles) => roles.map((role) => `${companyId} ${role}`));
    expect(expected).toContainEqual(await storedRoles(test.database, id));
  });
});
