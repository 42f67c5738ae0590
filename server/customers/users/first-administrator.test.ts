import { describe, expect } from 'vitest';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import type { AnnounceUser } from './activation/announce-user.ts';
import { changesOfCompany, placeCompany } from '#customers/companies/test-companies.store.ts';
import { placeUser } from '#customers/session/test-users.store.ts';
import { addFirstAdministrator } from './first-administrator.ts';
import { placeRequest } from './access-requests/test-access-requests.ts';
import { requestsOf } from './access-requests/test-access-requests.store.ts';
import { changesOfUser, storedRoles } from './administration/test-administration.store.ts';
import { idOf, newUser, rolesOf, usersAs } from './administration/test-users-as.ts';

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
      const organisationNumber = '310004002';
      const companyId = await placeCompany(database, { name: 'Ny AS', organisationNumber });
      const [invited, active, deactivated] = [newUser(), newUser(), newUser()];
      const ids = [
        idOf(await usersAs(portal, portal.user('user-support')).create(invited)),
        await placeUser(database, { email: active.email }),
        await placeUser(database, { email: deactivated.email, state: 'INACTIVE' }),
      ];
      const requests = [
        await placeRequest(portal, { organisationNumber, email: active.email }),
        await placeRequest(portal, { organisationNumber }),
        await placeRequest(portal, { organisationNumber: '310009999', email: active.email }),
      ];
      const outcomes = [];
      portal.clock.set('2026-03-07T10:00:00Z');
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
      // Each who became one stands in the history of the company, and has new roles since then.
      for (const id of ids.slice(0, 2)) {
        const changes = await changesOfUser(database, id);
        expect(changes.filter(({ kind }) => kind === 'change-user-roles')).toMatchObject([
          {
            company_id: companyId,
            before: { roles: [] },
            after: { roles: ['COMPANY_ADMIN', 'USER_ADMIN'] },
          },
        ]);
        const support = usersAs(portal, portal.user('user-support'));
        expect(rolesOf(await support.roles(id))).toMatchObject({
          lastModified: portal.clock.now().toString(),
        });
      }
      expect(await changesOfUser(database, ids[2] ?? 0)).toEqual([]);
      // An open request of the new administrator for this company is accepted, and no other one.
      const outcomesOf = async (email: string) =>
        (await requestsOf(database, email)).map((request) => [request.outcome, request.user_id]);
      expect(await outcomesOf(active.email)).toEqual([
        ['accepted', ids[1]],
        [null, null],
      ]);
      expect(await outcomesOf(requests[1]?.email ?? '')).toEqual([[null, null]]);
      const accepted = await changesOfCompany(database, companyId, 'accept-access-request');
      expect(accepted).toMatchObject([
        { subject_id: String(requests[0]?.id), after: { email: active.email } },
      ]);
    },
  );
});
