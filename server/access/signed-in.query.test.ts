import { listSubscribers } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { onServer } from '#db/connection/open-database.ts';
import * as make from '#testing/portal/access-changes.store.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { statementsOf } from '#testing/statements.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';

describe.each(testDatabases)('somebody who was let in before, on $name,', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  /** The database as another process has it; the embedded one has no other process. */
  let elsewhere: Pick<TestDatabase, 'database' | 'close'>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    const url = test.jobs.connectionString;
    const log = { info: () => undefined, warn: () => undefined };
    elsewhere = url === undefined ? test : onServer(url, log);
  });
  afterAll(async () => {
    if (elsewhere !== test) await elsewhere.close();
    await portal.stop();
    await test.drop();
  });
  const params = () => ({ id: portal.company('contractor').id });
  const call = async (user: WorldUser) =>
    (await portal.callAs(user, listSubscribers, { params: params() })).status;
  const warmUp = (user: WorldUser) =>
    expect.poll(async () => (await statementsOf(() => call(user))).statements.length).toBe(1);

  const setState = (database: Database, { id }: WorldUser, isActive: boolean) =>
    make.setUserState(database, id, isActive ? 'ACTIVE' : 'INACTIVE');
  const setRole = (database: Database, { id }: WorldUser, hasRole: boolean) =>
    make.setRoles(database, {
      userId: id,
      companyId: params().id,
      roles: hasRole ? ['COMPANY_ADMIN'] : [],
    });

  it.each([
    ['their role is taken', 404, setRole],
    ['they are deactivated', 401, setState],
  ])('is refused at the next call when %s, and let in again', async (_, status, change) => {
    const user = portal.user('hr');
    for (const { database } of [test, elsewhere]) {
      await warmUp(user);
      await change(database, user, false);
      if (database === test.database) expect(await call(user)).toBe(status);
      else await expect.poll(() => call(user), { interval: 5 }).toBe(status);
      await change(database, user, true);
      await expect.poll(() => call(user), { interval: 5 }).toBe(200);
    }
  });

  it('is refused soon after their session was ended in another process', async () => {
    const user = portal.user('hr');
    await warmUp(user);
    await make.removeSession(elsewhere.database, user.token);
    await expect.poll(() => call(user), { interval: 5 }).toBe(401);
  });

  it('would be let in still without the trigger: these tests would see it', async () => {
    const user = portal.user('operator');
    await warmUp(user);
    await make.dropUserTrigger(test.database);
    await make.setUserState(test.database, user.id, 'INACTIVE');
    expect(await call(user)).toBe(200);
  });
});
