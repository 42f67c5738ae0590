import { activateUser } from '@takst/contract/users/activate-user.contract.ts';
import { getActivation } from '@takst/contract/users/get-activation.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyRetentionRulesJob } from '#retention/apply-retention-rules.job.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { firstMoment } from '#testing/portal/marked-world.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import {
  changesOfUser,
  linksSentTo,
  stateOf,
} from '../administration/test-administration.store.ts';
import { idOf, newUser, refused, usersAs } from '../administration/test-users-as.ts';
import { activationsOf, nightlyJobs } from '../test-activation.store.ts';

describe.each(testDatabases)('activation links that are over, on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
  });
  beforeEach(() => portal.clock.set(firstMoment));
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  const administrator = () => usersAs(portal, portal.user('users'));
  const invited = async () => {
    const user = newUser();
    const id = idOf(await administrator().create(user));
    return { id, token: (await linksSentTo(test.database, user.email)).at(-1) ?? '' };
  };
  const call = (route: typeof getActivation | typeof activateUser, input: object) =>
    callLoosely(portal.port, { tenant: 'ruter' }, { route, input });
  const look = (token: string) => call(getActivation, { params: { token } });
  const use = (token: string) =>
    call(activateUser, { params: { token }, body: { password: 'tolv tegn minst' } });
  const nightAfter = async (days: number) => {
    portal.clock.set(
      Temporal.Instant.from(firstMoment)
        .add({ hours: days * 24 })
        .toString(),
    );
    await applyRetentionRulesJob.run({}, portal, 'tonight');
  };
  const links = async (id: number) => (await activationsOf(test.database, id)).length;

  it('can be told from those that never were for a month, and are then forgotten', async () => {
    const [used, unused] = [await invited(), await invited()];
    await use(used.token);
    await nightAfter(37);
    expect(await look(used.token)).toMatchObject(refused('ACTIVATION_USED', 410));
    expect(await look(unused.token)).toMatchObject(refused('ACTIVATION_EXPIRED', 410));
    await nightAfter(38);
    expect([await links(used.id), await links(unused.id)]).toEqual([0, 0]);
    for (const { token } of [used, unused]) {
      expect(await look(token)).toMatchObject(refused('ACTIVATION_NOT_FOUND', 404));
    }
  });

  it('take nothing with them: the user, and the record of when they came', async () => {
    const { id, token } = await invited();
    await use(token);
    const before = await changesOfUser(test.database, id);
    await nightAfter(100);
    expect(await stateOf(test.database, id)).toBe('ACTIVE');
    expect(await changesOfUser(test.database, id)).toEqual(before);
    expect(before.map(({ kind }) => kind)).toContain('activate-user');
  });

  it('leave those that can be used, and whoever is late gets another', async () => {
    const { id } = await invited();
    await nightAfter(38);
    expect(await links(id)).toBe(0);
    expect(await administrator().reactivate(id)).toMatchObject({ status: 200 });
    await applyRetentionRulesJob.run({}, portal, 'again');
    expect(await links(id)).toBe(1);
  });

  it('are looked for each night by a running portal', async () => {
    expect(await nightlyJobs(test.database)).toContain(applyRetentionRulesJob.name);
  });
});
