import { describe, expect } from 'vitest';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { addFirstAdministrator } from './first-administrator.ts';
import { storedRoles } from './administration/test-administration.store.ts';
import { idOf, newUser, usersAs } from './administration/test-users-as.ts';

async function addTo(portal: TestPortal, companyId: number, user: ReturnType<typeof newUser>) {
  const { database, clock } = portal;
  const changes = createChangePath({ database, clock, queue: recordedJobs().queue });
  const origin = { tenant: 'ruter', userId: null, channel: 'command' } as const;
  await changes({ ...origin, requestId: 'first', idempotency: null }, async (change) => ({
    reply: await addFirstAdministrator(
      { ...change, announceUser: async () => clock.now() },
      {
        ...user,
        tenant: 'ruter',
        createdBy: null,
        now: clock.now(),
        language: 'nb',
        rolesIn: { companyId, roles: ['COMPANY_ADMIN', 'USER_ADMIN'] },
      },
    ),
  }));
}

describe('the first administrator of a company', () => {
  portalTest('is the user with that e-mail, however it is typed', async (portal) => {
    const user = newUser();
    const id = idOf(await usersAs(portal, portal.user('user-support')).create(user));
    const { id: companyId } = portal.company('several-services');
    await addTo(portal, companyId, { ...user, email: user.email.toUpperCase() });
    expect(await storedRoles(portal.database, id)).toEqual([
      `${companyId} COMPANY_ADMIN`,
      `${companyId} USER_ADMIN`,
    ]);
  });
});
