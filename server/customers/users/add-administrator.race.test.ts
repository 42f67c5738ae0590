import { expect } from 'vitest';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { addAdministrator } from './add-administrator.ts';
import { storedRoles } from './administration/test-administration.store.ts';
import { idOf, newUser, usersAs } from './administration/test-users-as.ts';

type Role = 'GLOBAL_USER_ADMIN' | 'GLOBAL_COMPANY_ADMIN';

const add =
  (role: Role) =>
  async ({ database, clock }: TestPortal, user: ReturnType<typeof newUser>) => {
    const changes = createChangePath({ database, clock, queue: recordedJobs().queue });
    const origin = { tenant: 'ruter', userId: null, channel: 'command' } as const;
    await changes({ ...origin, requestId: 'add', idempotency: null }, async (change) => ({
      reply: await addAdministrator(
        { ...change, announceUser: async () => clock.now() },
        { ...user, tenant: 'ruter', globalRoles: [role], now: clock.now() },
      ),
    }));
  };

raceTest('two commands that give roles to one user give both', {
  prepare: async (portal) => {
    const user = newUser();
    const id = idOf(await usersAs(portal, portal.user('user-support')).create(user));
    return { ...user, id };
  },
  operation: [add('GLOBAL_USER_ADMIN'), add('GLOBAL_COMPANY_ADMIN')],
  without: rowLock('users.user'),
  holds: async ({ database }, { id }) =>
    expect(await storedRoles(database, id)).toEqual(['GLOBAL_COMPANY_ADMIN', 'GLOBAL_USER_ADMIN']),
});
