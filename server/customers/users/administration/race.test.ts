import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setGlobalRoles, setRoles } from '#testing/portal/access-changes.store.ts';
import { storedRoles } from './test-administration.store.ts';
import { idOf, newUser, usersAs } from './test-users-as.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const both = ['COMPANY_ADMIN', 'USER_ADMIN'] as const;

describe('administrators at the same time', () => {
  /** Two who alone administer a company. */
  const two = async (portal: TestPortal) => {
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
  };

  portalTest('who take away each other’s roles leave the company one of them', async (portal) => {
    for (const _ of times(10)) {
      const { companyId, pair } = await two(portal);
      const [one, other] = pair;
      const answers = await Promise.all([
        usersAs(portal, one).give(other.id, companyId, ['TICKET_ADMIN']),
        usersAs(portal, other).give(one.id, companyId, ['TICKET_ADMIN']),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const storedRolesOfPair = await Promise.all(
        pair.map(({ id }) => storedRoles(portal.database, id)),
      );
      expect(
        storedRolesOfPair.filter((roles) => roles.includes(`${companyId} USER_ADMIN`)),
      ).toHaveLength(1);
    }
  });

  portalTest('who take the roles of two others leave the company one of these', async (portal) => {
    const support = usersAs(portal, portal.user('user-support'));
    const operator = usersAs(portal, portal.user('operator'));
    for (const _ of times(10)) {
      const { companyId, pair } = await two(portal);
      const [one, other] = pair;
      const answers = await Promise.all([
        support.give(one.id, companyId, ['TICKET_ADMIN']),
        operator.give(other.id, companyId, ['TICKET_ADMIN']),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 409]));
    }
  });

  portalTest(
    'who give up the last two global roles leave the operator one of them',
    async (portal) => {
      const pair = [portal.user('user-support'), portal.user('operator')] as const;
      for (const _ of times(10)) {
        for (const { id } of pair) await setGlobalRoles(portal.database, id, ['GLOBAL_USER_ADMIN']);
        const body = { roles: ['GLOBAL_COMPANY_ADMIN' as const], companies: [] };
        const answers = await Promise.all(
          pair.map((own) => usersAs(portal, own).change(own.id, body)),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      }
      for (const { id } of pair) await setGlobalRoles(portal.database, id, ['GLOBAL_USER_ADMIN']);
    },
  );

  portalTest(
    'who save the roles of one user save all of one and nothing of the other',
    async (portal) => {
      const support = usersAs(portal, portal.user('user-support'));
      const id = idOf(await support.create(newUser()));
      const { id: companyId } = portal.company('several-services');
      const sets = [['TICKET_ADMIN'], ['COMPANY_ADMIN', 'USER_ADMIN']] as const;
      const answers = await Promise.all(
        times(20).map((time) => support.give(id, companyId, [...(sets[time % 2] ?? [])])),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const expected = sets.map((roles) => roles.map((role) => `${companyId} ${role}`));
      expect(expected).toContainEqual(await storedRoles(portal.database, id));
    },
  );
});
