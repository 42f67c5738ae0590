import { expect } from 'vitest';
import { setGlobalRoles, setRoles } from '#testing/portal/access-changes.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { after, locks, rowLock } from '#testing/races/lock.ts';
import { statusesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { storedRoles } from './test-administration.store.ts';
import { idOf, newUser, usersAs } from './test-users-as.ts';

const both = ['COMPANY_ADMIN', 'USER_ADMIN'] as const;

/** Two who alone administer a company. */
async function administrators(portal: TestPortal) {
  const { id: companyId } = portal.company('no-agreement');
  const pair = [portal.user('hr-contractor'), portal.user('hr-expired')] as const;
  await setRoles(portal.database, {
    userId: portal.user('hr-no-agreement').id,
    companyId,
    roles: [],
  });
  for (const { id: userId } of pair) {
    await setRoles(portal.database, { userId, companyId, roles: both });
  }
  return { companyId, pair };
}

raceTest('two who take away each other’s roles leave the company an administrator', {
  prepare: administrators,
  operation: [
    (portal, { companyId, pair: [one, other] }) =>
      usersAs(portal, one).give(other.id, companyId, ['TICKET_ADMIN']),
    (portal, { companyId, pair: [one, other] }) =>
      usersAs(portal, other).give(one.id, companyId, ['TICKET_ADMIN']),
  ],
  without: locks(rowLock('users.user'), rowLock('users.company_role')),
  holds: async ({ database }, { companyId, pair }, answers) => {
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const held = await Promise.all(pair.map(({ id }) => storedRoles(database, id)));
    expect(held.filter((roles) => roles.includes(`${companyId} USER_ADMIN`))).toHaveLength(1);
  },
});

raceTest('two who take the roles of two others leave the company one of these', {
  prepare: administrators,
  operation: [
    (portal, { companyId, pair: [{ id }] }) =>
      usersAs(portal, portal.user('user-support')).give(id, companyId, ['TICKET_ADMIN']),
    (portal, { companyId, pair: [, { id }] }) =>
      usersAs(portal, portal.user('operator')).give(id, companyId, ['TICKET_ADMIN']),
  ],
  without: rowLock('users.company_role'),
  holds: (_portal, _administrators, answers) => expect(statusesOf(answers)).toEqual([200, 409]),
});

const sets = [['TICKET_ADMIN'], ['COMPANY_ADMIN', 'USER_ADMIN']] as const;

raceTest('two who save the roles of a new user save all of one and nothing of the other', {
  prepare: async (portal) => {
    const support = usersAs(portal, portal.user('user-support'));
    const { id: companyId } = portal.company('several-services');
    return { companyId, id: idOf(await support.create(newUser())) };
  },
  operation: [
    (portal, { id, companyId }) =>
      usersAs(portal, portal.user('user-support')).give(id, companyId, [...sets[0]]),
    (portal, { id, companyId }) =>
      usersAs(portal, portal.user('user-support')).give(id, companyId, [...sets[1]]),
  ],
  // No role is there yet that could be locked. Those from before are gone by then, and the new ones not there.
  without: locks(rowLock('users.user'), after('delete from users.company_role')),
  holds: async ({ database }, { id, companyId }, answers) => {
    expect(statusesOf(answers)).toEqual([200, 200]);
    const expected = sets.map((roles) => roles.map((role) => `${companyId} ${role}`));
    expect(expected).toContainEqual(await storedRoles(database, id));
  },
});

const giveUp = (portal: TestPortal, name: 'user-support' | 'operator') => {
  const own = portal.user(name);
  return usersAs(portal, own).change(own.id, { roles: ['GLOBAL_COMPANY_ADMIN'], companies: [] });
};

raceTest('the last two who give up a global role leave the operator one of them', {
  prepare: async (portal) => {
    for (const name of ['user-support', 'operator']) {
      await setGlobalRoles(portal.database, portal.user(name).id, ['GLOBAL_USER_ADMIN']);
    }
  },
  operation: [(portal) => giveUp(portal, 'user-support'), (portal) => giveUp(portal, 'operator')],
  without: rowLock('users.global_role'),
  holds: (_portal, _roles, answers) => expect(statusesOf(answers)).toEqual([200, 409]),
});
