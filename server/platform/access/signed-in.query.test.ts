import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { deleteCompany } from '@takst/contract/customers/companies/delete-company.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { giveRole, placeCompany } from '#customers/companies/test-companies.store.ts';
import type { Database } from '#platform/db/database.ts';
import { openMigratedServer } from '#platform/db/connection/open-database.ts';
import * as make from '#testing/portal/access-changes.store.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { statementsOf } from '#testing/statements.ts';
import { makeAuthenticate } from './authenticate.ts';
import { findActiveUser, findSignedIn } from './signed-in.query.ts';
import { makeScopeOfUser } from './scope-of-user.ts';
import { digestOf } from './tokens/secret-token.ts';
import { testSecrets } from '#testing/test-secrets.ts';

const portalTest = portalTestWith(async ({ start, jobs, onEnd }) => {
  const portal = await start();
  const url = jobs.connectionString;
  const log = { info: () => undefined, warn: () => undefined };
  /** The database as another process has it; the embedded one has no other process. */
  const other =
    url === undefined ? undefined : openMigratedServer(url, log, { secrets: testSecrets });
  if (other) onEnd(other.close);
  return { ...portal, elsewhere: other?.database ?? portal.database };
});

/** A busy machine is told late of a change elsewhere. */
const patiently = { interval: 5, timeout: 20_000 };

describe('somebody who was let in before', () => {
  const params = (portal: TestPortal) => ({ id: portal.company('contractor').id });
  const call = async (portal: TestPortal, user: WorldUser) =>
    (await portal.callAs(user, listSubscribers, { params: params(portal) })).status;
  const warmUp = async (portal: TestPortal, user: WorldUser) => {
    await expect
      .poll(async () => (await statementsOf(() => call(portal, user))).statements.length)
      .toBe(1);
  };

  const setState = (_: TestPortal, database: Database, { id }: WorldUser, isActive: boolean) =>
    make.setUserState(database, id, isActive ? 'ACTIVE' : 'INACTIVE');
  const setRole = (portal: TestPortal, database: Database, { id }: WorldUser, hasRole: boolean) =>
    make.setRoles(database, {
      userId: id,
      companyId: params(portal).id,
      roles: hasRole ? ['COMPANY_ADMIN'] : [],
    });

  portalTest.each([
    ['their role is taken', 404, setRole],
    ['they are deactivated', 401, setState],
  ])('is refused at the next call when %s, and let in again', async (portal, _, status, change) => {
    const user = portal.user('hr');
    for (const database of [portal.database, portal.elsewhere]) {
      await warmUp(portal, user);
      await change(portal, database, user, false);
      if (database === portal.database) expect(await call(portal, user)).toBe(status);
      else await expect.poll(() => call(portal, user), patiently).toBe(status);
      await change(portal, database, user, true);
      await expect.poll(() => call(portal, user), patiently).toBe(200);
    }
  });

  portalTest('is refused soon after their session was ended in another process', async (portal) => {
    const user = portal.user('hr');
    await warmUp(portal, user);
    await make.removeSession(portal.elsewhere, user.token);
    await expect.poll(() => call(portal, user), patiently).toBe(401);
  });

  portalTest(
    'has no features by an agreement that was deleted, and no role in a company that was',
    async (portal) => {
      const [user, support] = [portal.user('hr-large'), portal.user('support')];
      const id = await placeCompany(portal.database, {
        name: 'Myrvoll Data AS',
        organisationNumber: '899100001',
        agreements: [{ subtype: 'SUBSCRIPTIONS' }],
      });
      await giveRole(portal.database, { userId: user.id, role: 'COMPANY_ADMIN', companyId: id });
      const { json } = await portal.callAs(support, getCompany, { params: { id } });
      const status = async () =>
        (await portal.callAs(user, listSubscribers, { params: { id } })).status;
      expect(await status()).toBe(200);
      const agreementId = (json as Company).allAgreements[0]?.id ?? 0;
      await portal.callAs(support, deleteAgreement, { params: { id, agreementId } });
      expect(await status()).toBe(403);
      await portal.callAs(support, deleteCompany, { params: { id } });
      expect(await status()).toBe(404);
    },
  );

  portalTest(
    'is asked for a new token in the moment in which the old one expires',
    async (portal) => {
      const { database } = portal;
      const { token } = portal.user('support');
      const who = { tenant: 'ruter', companyId: null } as const;
      const found = await findSignedIn(database, { ...who, tokenDigest: digestOf(token) });
      const expiresAt = found?.accessExpiresAt ?? portal.clock.now();
      const at = (now: Temporal.Instant) =>
        makeAuthenticate({
          database,
          clock: testClock(now.toString()),
          renewSession: async () => false,
          keepAlive: async () => true,
        })({ ...who, origin: '', token, isUse: true });
      expect(await at(expiresAt.subtract({ milliseconds: 1 }))).not.toBeNull();
      expect(await at(expiresAt)).toBeNull();
    },
  );

  portalTest('has no work that goes on in a company that is not theirs', async (portal) => {
    const { id: userId } = portal.user('hr-housing');
    const scopeOf = makeScopeOfUser({ clock: portal.clock, production: false });
    const mayGoOnIn = (companyId: number) =>
      portal.database.transaction(async (tx) => {
        const request = { tenant: 'ruter', userId, companyId, needs: 'housing' } as const;
        return (await scopeOf(tx, request)) !== null;
      });
    expect(await mayGoOnIn(portal.company('housing').id)).toBe(true);
    expect(await mayGoOnIn(portal.company('contractor').id)).toBe(false);
  });

  portalTest('has no work that goes on after they are deactivated', async (portal) => {
    const { id: userId } = portal.user('hr-housing');
    const request = { tenant: 'ruter', userId, companyId: portal.company('housing').id } as const;
    const active = () => findActiveUser(portal.database, request);
    expect(await active()).toMatchObject({ user: { id: userId } });
    await make.setUserState(portal.database, userId, 'INACTIVE');
    expect(await active()).toBeNull();
    await make.setUserState(portal.database, userId, 'ACTIVE');
  });

  portalTest(
    'would be let in still without the trigger: these tests would see it',
    async (portal) => {
      const user = portal.user('operator');
      await warmUp(portal, user);
      await make.dropUserTrigger(portal.database);
      await make.setUserState(portal.database, user.id, 'INACTIVE');
      expect(await call(portal, user)).toBe(200);
    },
  );
});
