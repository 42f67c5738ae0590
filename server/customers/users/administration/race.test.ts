import { expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { storedRoles } from './test-administration.store.ts';
import { idOf, newUser, usersAs } from './test-users-as.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

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
