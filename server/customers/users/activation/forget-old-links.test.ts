import { activateUser } from '@takst/contract/customers/users/activation/activate-user.contract.ts';
import { getActivation } from '@takst/contract/customers/users/activation/get-activation.contract.ts';
import { describe, expect } from 'vitest';
import { applyRetentionRulesJob } from '#app/retention/apply-retention-rules.job.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import {
  changesOfUser,
  linksSentTo,
  stateOf,
} from '../administration/test-administration.store.ts';
import { idOf, newUser, refused, usersAs } from '../administration/test-users-as.ts';
import { activationsOf, nightlyJobs } from '../test-activation.store.ts';

describe('activation links that are over', () => {
  const administrator = (portal: TestPortal) => usersAs(portal, portal.user('users'));
  const invited = async (portal: TestPortal) => {
    const user = newUser();
    const id = idOf(await administrator(portal).create(user));
    return { id, token: (await linksSentTo(portal.database, user.email)).at(-1) ?? '' };
  };
  const call = (
    portal: TestPortal,
    route: typeof getActivation | typeof activateUser,
    input: object,
  ) => callLoosely(portal.port, { tenant: 'ruter' }, { route, input });
  const look = (portal: TestPortal, token: string) =>
    call(portal, getActivation, { params: { token } });
  const use = (portal: TestPortal, token: string) =>
    call(portal, activateUser, { params: { token }, body: { password: 'tolv tegn minst' } });
  const nightAfter = async (portal: TestPortal, days: number) => {
    portal.clock.set(
      Temporal.Instant.from(firstMoment)
        .add({ hours: days * 24 })
        .toString(),
    );
    await applyRetentionRulesJob.run({}, portal, 'tonight');
  };
  const links = async (portal: TestPortal, id: number) =>
    (await activationsOf(portal.database, id)).length;

  portalTest('answer as used or expired for a month, and then as unknown', async (portal) => {
    const [used, unused] = [await invited(portal), await invited(portal)];
    await use(portal, used.token);
    await nightAfter(portal, 37);
    expect(await look(portal, used.token)).toMatchObject(refused('ACTIVATION_USED', 410));
    expect(await look(portal, unused.token)).toMatchObject(refused('ACTIVATION_EXPIRED', 410));
    await nightAfter(portal, 38);
    expect([await links(portal, used.id), await links(portal, unused.id)]).toEqual([0, 0]);
    for (const { token } of [used, unused]) {
      expect(await look(portal, token)).toMatchObject(refused('ACTIVATION_NOT_FOUND', 404));
    }
  });

  portalTest('leave a user as invited, and not as deactivated', async (portal) => {
    const { id } = await invited(portal);
    await nightAfter(portal, 38);
    expect(await links(portal, id)).toBe(0);
    expect(await administrator(portal).get(id)).toMatchObject({
      json: { state: 'INACTIVE', status: 'INVITATION_EXPIRED' },
    });
    await administrator(portal).deactivate(id);
    expect(await administrator(portal).get(id)).toMatchObject({
      json: { state: 'INACTIVE', status: 'DEACTIVATED', invitedUntil: null },
    });
  });

  portalTest(
    'take nothing with them: the user, and the record of when they came',
    async (portal) => {
      const { id, token } = await invited(portal);
      await use(portal, token);
      const before = await changesOfUser(portal.database, id);
      await nightAfter(portal, 100);
      expect(await stateOf(portal.database, id)).toBe('ACTIVE');
      expect(await changesOfUser(portal.database, id)).toEqual(before);
      expect(before.map(({ kind }) => kind)).toContain('activate-user');
    },
  );

  portalTest('keep usable links, and a late user gets a new one', async (portal) => {
    const { id } = await invited(portal);
    await nightAfter(portal, 38);
    expect(await links(portal, id)).toBe(0);
    expect(await administrator(portal).reactivate(id)).toMatchObject({ status: 200 });
    await applyRetentionRulesJob.run({}, portal, 'again');
    expect(await links(portal, id)).toBe(1);
  });

  portalTest('are looked for each night by a running portal', async (portal) => {
    expect(await nightlyJobs(portal.database)).toContain(applyRetentionRulesJob.name);
  });
});
