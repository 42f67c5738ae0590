import { describe, expect } from 'vitest';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import type { AnnounceUser } from './activation/announce-user.ts';
import { placeUser } from '#customers/session/test-users.store.ts';
import { addFirstAdministrator } from './first-administrator.ts';
import { storedRoles } from './administration/test-administration.store.ts';
import { idOf, newUser, usersAs } from './administration/test-users-as.ts';

/** Whether they became the administrator, and who got a link. */
async function addTo(portal: TestPortal, companyId: number, user: ReturnType<typeof newUser>) {
  const { database, clock } = portal;
  const changes = createChangePath({ database, clock, queue: recordedJobs().queue });
  const origin = { tenant: 'ruter', userId: null, channel: 'command' } as const;
  const announced: string[] = [];
  const announceUser: AnnounceUser = async (_change, { email }) => {
    announced.push(email);
    return clock.now();
  };
  const { reply: isAdded } = await changes<{ reply: boolean }>(
    { ...origin, requestId: 'first', idempotency: null },
    async (change) => ({
      reply: await addFirstAdministrator(
        { ...change, announceUser },
        {
          ...user,
          tenant: 'ruter',
          createdBy: null,
          now: clock.now(),
          language: 'nb',
          rolesIn: { companyId, roles: ['COMPANY_ADMIN', 'USER_ADMIN'] },
        },
      ),
    }),
  );
  return { isAdded, announced };
}

describe('the first administrator of a company', () => {
  portalTest(
    'is the user with that e-mail, who gets a link while they are invited',
    async (portal) => {
      const { database } = portal;
      const { id: companyId } = portal.company('several-services');
      const [invited, active, deactivated] = [newUser(), newUser(), newUser()];
      const ids = [
        idOf(await usersAs(portal, portal.user('user-support')).create(invited)),
        await placeUser(database, { email: active.email }),
        await placeUser(database, { email: deactivated.email, state: 'INACTIVE' }),
      ];
      const outcomes = [];
      for (const user of [invited, active, deactivated]) {
        const typed = { ...user, email: user.email.toUpperCase() };
        outcomes.push(await addTo(portal, companyId, typed));
      }
      expect(outcomes).toEqual([
        { isAdded: true, announced: [invited.email] },
        { isAdded: true, announced: [] },
        { isAdded: false, announced: [] },
      ]);
      const roles = [`${companyId} COMPANY_ADMIN`, `${companyId} USER_ADMIN`];
      expect(await Promise.all(ids.map((id) => storedRoles(database, id)))).toEqual([
        roles,
        roles,
        [],
      ]);
    },
  );
});
