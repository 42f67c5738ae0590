import { listSubscribers } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAgreementEnd } from '#company-tickets/test-tickets.store.ts';
import type { Database } from '#db/database.ts';
import { onServer } from '#db/open-database.ts';
import {
  removeSession,
  setGlobalRoles,
  setRoles,
  setUserState,
  tellNobodyOfUsers,
  touchSession,
} from '#testing/portal/access-changes.store.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { statementsOf } from '#testing/statements.ts';

const quiet = { info: () => undefined, warn: () => undefined };

describe.each(testDatabases)('somebody who was let in before, on $name,', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  /** The database as another process has it; on the embedded one there is no other process. */
  let elsewhere: { name: string; database: Database; close: () => Promise<void> }[];
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    const url = test.jobs.connectionString;
    const other = url === undefined ? null : onServer(url, quiet);
    elsewhere = [
      { name: 'here', database: test.database, close: async () => undefined },
      ...(other ? [{ name: 'elsewhere', ...other }] : []),
    ];
  });
  afterAll(async () => {
    for (const { close } of elsewhere) await close();
    await portal.stop();
    await test.drop();
  });

  const call = async (user: WorldUser) => {
    const { id } = portal.company('contractor', user.tenant);
    const { status } = await portal.callAs(user, listSubscribers, { params: { id } });
    return status;
  };
  const warm = async (user: WorldUser) => {
    await call(user);
    const asked = async () => {
      const { result, statements } = await statementsOf(() => call(user));
      return [result, statements.length];
    };
    await expect.poll(asked).toEqual([200, 1]);
  };
  /** The answer of the next call, when this process made the change; else as soon as it is heard of. */
  const next = async (where: string, user: WorldUser, expected: number) => {
    const until = performance.now() + 1_000;
    let status = await call(user);
    while (where !== 'here' && status !== expected && performance.now() < until) {
      status = await call(user);
    }
    return status;
  };

  it('is refused at the next call when they are deactivated, and let in again', async () => {
    const user = portal.user('hr');
    for (const { name, database } of elsewhere) {
      await warm(user);
      await setUserState(database, user.id, 'INACTIVE');
      expect(await next(name, user, 401)).toBe(401);
      await setUserState(database, user.id, 'ACTIVE');
      expect(await call(user)).toBe(200);
    }
  });

  it('is refused at the next call when their role is taken, and let in with a new one', async () => {
    const user = portal.user('hr');
    const companyId = portal.company('contractor').id;
    for (const { name, database } of elsewhere) {
      await warm(user);
      await setRoles(database, { userId: user.id, companyId, roles: [] });
      expect(await next(name, user, 404)).toBe(404);
      await setRoles(database, { userId: user.id, companyId, roles: ['TICKET_ADMIN'] });
      expect(await next(name, user, 403)).toBe(403);
      await setRoles(database, { userId: user.id, companyId, roles: ['COMPANY_ADMIN'] });
      expect(await next(name, user, 200)).toBe(200);
    }
  });

  it('loses and gets what an agreement gives when that changes', async () => {
    const user = portal.user('hr');
    const { agreements } = portal.company('contractor');
    const { id = 0, endDate = null } =
      agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS') ?? {};
    for (const { name, database } of elsewhere) {
      await warm(user);
      await setAgreementEnd(database, id, Temporal.PlainDate.from('2099-01-01'));
      const asked = async () => (await statementsOf(() => call(user))).statements.length;
      if (name === 'here') expect(await asked()).toBe(2);
      else await expect.poll(asked, { interval: 1 }).toBe(2);
      await setAgreementEnd(database, id, endDate);
    }
  });

  it('is looked up once for each company with a global role, and loses that role at once', async () => {
    const user = portal.user('support');
    for (const { name, database } of elsewhere) {
      await warm(user);
      await setGlobalRoles(database, user.id, []);
      expect(await next(name, user, 404)).toBe(404);
      await setGlobalRoles(database, user.id, ['GLOBAL_COMPANY_ADMIN']);
      expect(await next(name, user, 200)).toBe(200);
      const other = { params: { id: portal.company('single-service').id } };
      expect((await portal.callAs(user, listSubscribers, other)).status).toBe(200);
    }
  });

  it('stays known while they use their session', async () => {
    const user = portal.user('hr');
    await warm(user);
    await touchSession(test.database, user.token);
    expect((await statementsOf(() => call(user))).statements).toHaveLength(1);
  });

  it('is refused at the next call when their session has ended', async () => {
    for (const { name, database } of elsewhere) {
      const user = portal.user(name === 'here' ? 'hr-contractor' : 'support');
      await warm(user);
      await removeSession(database, user.token);
      expect(await next(name, user, 401)).toBe(401);
    }
  });

  it('would be let in still if nobody told of the change: these tests would see it', async () => {
    const user = portal.user('operator');
    await warm(user);
    await tellNobodyOfUsers(test.database);
    await setUserState(test.database, user.id, 'INACTIVE');
    expect(await call(user)).toBe(200);
  });
});
