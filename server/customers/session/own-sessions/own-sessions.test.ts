import { endOtherSessions } from '@takst/contract/customers/session/end-other-sessions.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listOwnSessions } from '@takst/contract/customers/session/list-own-sessions.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { openSession } from './test-sessions.store.ts';

const onPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

describe('own sessions', () => {
  /** The same user in one more browser. */
  const elsewhere = async (portal: TestPortal, name: string, hours = 3) => {
    const user = portal.user(name);
    const at = portal.clock.now().subtract({ hours });
    const token = await openSession(portal.database, {
      tenant: user.tenant,
      userId: user.id,
      userAgent: onPhone,
      at,
    });
    return { ...user, token };
  };
  const status = async (portal: TestPortal, caller: { tenant: string; token: string }) =>
    (await portal.callAs(caller, getContact, {})).status;

  portalTest(
    'are listed, this browser first, by browser and time and never by what opens them',
    async (portal) => {
      const phone = await elsewhere(portal, 'hr');
      const answer = await portal.callAs(portal.user('hr'), listOwnSessions, {});
      expect(answer.json).toMatchObject([
        { isCurrent: true, browser: null, system: null },
        { isCurrent: false, browser: 'Safari', system: 'iPhone' },
      ]);
      expect(answer.text).not.toMatch(new RegExp(`secret|digest|${phone.token}`, 'i'));
      const onPhoneItself = await portal.callAs(phone, listOwnSessions, {});
      const now = portal.clock.now();
      const times = {
        signedInAt: now.subtract({ hours: 3 }).toString(),
        lastSeenAt: now.toString(),
      };
      expect(onPhoneItself.json).toMatchObject([
        { isCurrent: true, browser: 'Safari', ...times },
        {},
      ]);
    },
  );

  portalTest('are listed by their last use, the newest first', async (portal) => {
    const user = portal.user('hr-housing');
    for (const hours of [5, 2, 9]) await elsewhere(portal, 'hr-housing', hours);
    const { json } = await portal.callAs(user, listOwnSessions, {});
    const listed = listOwnSessions.reply.parse(json);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false]);
    const hoursAgo = listed
      .slice(1)
      .map(({ lastSeenAt }) => lastSeenAt.until(portal.clock.now()).total('hours'));
    expect(hoursAgo).toEqual([2, 5, 9]);
  });

  portalTest(
    'elsewhere end together, felt at their next call; this one and other users’ go on',
    async (portal) => {
      const [phone, tablet] = [
        await elsewhere(portal, 'hr-everything'),
        await elsewhere(portal, 'hr-everything'),
      ];
      expect([await status(portal, phone), await status(portal, tablet)]).toEqual([200, 200]);
      const answer = await portal.callAs(portal.user('hr-everything'), endOtherSessions, {});
      expect(answer.json).toEqual({ ended: 2 });
      expect([await status(portal, phone), await status(portal, tablet)]).toEqual([401, 401]);
      expect(await status(portal, portal.user('hr-everything'))).toBe(200);
      expect(await status(portal, portal.user('hr'))).toBe(200);
      const again = await portal.callAs(portal.user('hr-everything'), endOtherSessions, {});
      expect(again.json).toEqual({ ended: 0 });
      await elsewhere(portal, 'hr-everything');
      const last = await portal.callAs(portal.user('hr-everything'), endOtherSessions, {});
      expect(last.json).toEqual({ ended: 1 });
      const { id } = portal.user('hr-everything');
      const recorded = await recordedChanges(portal.database)
        .where('kind', '=', 'end-other-sessions')
        .execute();
      expect(recorded).toMatchObject([
        {
          company_id: null,
          user_id: id,
          subject_type: 'user',
          subject_id: String(id),
          after: { endedSessions: 2 },
        },
        { user_id: id, after: { endedSessions: 1 } },
      ]);
    },
  );
});
