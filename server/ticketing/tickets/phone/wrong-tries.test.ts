import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { applyRetentionRulesJob } from '#app/retention/apply-retention-rules.job.ts';
import { repeatUses } from '#platform/tries/test-uses.store.ts';
import { otherApp, phonesOf } from './test-phone.ts';
import { countWrongTries } from './test-sent.store.ts';
import { advisoryLock } from '#testing/races/lock.ts';
import { statusesOf } from '#testing/races/outcomes.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

const wrongCode = (place: number) => `WRNG${String(place).padStart(4, '2')}`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const at = (portal: TestPortal, moment: string) => portal.clock.set(moment);
const forgetTries = async (portal: TestPortal) => {
  at(portal, '2027-01-01T00:00:00Z');
  await applyRetentionRulesJob.run({}, portal, 'clean');
  at(portal, firstMoment);
};
const portalTest = portalTestWith({}, forgetTries);
const raceTest = raceTestOn(portalTest);

describe('who tries wrong codes', () => {
  portalTest(
    'has ten tries in an hour on one phone; then even the right one waits',
    async (portal) => {
      const { code } = await phonesOf(portal).order();
      const appId = phonesOf(portal).newApp();
      for (const place of times(10)) {
        expect((await phonesOf(portal).redeem(wrongCode(place), appId)).status).toBe(404);
      }
      const refused = await phonesOf(portal).redeem(code, appId);
      expect(refused).toMatchObject({
        status: 429,
        json: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 3600 },
      });
      expect(refused.headers['retry-after']).toBe('3600');
      at(portal, '2026-03-06T10:59:00+01:00');
      expect((await phonesOf(portal).redeem(code, appId)).headers['retry-after']).toBe('60');
      at(portal, '2026-03-06T11:00:01+01:00');
      expect((await phonesOf(portal).redeem(code, appId)).status).toBe(200);
    },
  );

  portalTest('has tried a wrong one with the code of another operator', async (portal) => {
    const phones = phonesOf(portal);
    const { code } = await phones.order();
    const appId = phones.newApp();
    for (const _ of times(10)) expect((await phones.redeem(code, appId, 'akt')).status).toBe(404);
    expect((await phones.redeem(code, appId, 'akt')).status).toBe(429);
    expect((await phones.redeem(code, appId)).status).toBe(200);
  });

  raceTest('has no more of them when two come at once', {
    prepare: async (portal) => {
      await forgetTries(portal);
      const appId = phonesOf(portal).newApp();
      for (const place of times(9)) await phonesOf(portal).redeem(wrongCode(place), appId);
      return appId;
    },
    operation: (portal, appId) => phonesOf(portal).redeem(wrongCode(9), appId),
    without: advisoryLock('hashtextextended'),
    holds: (_portal, _appId, answers) => expect(statusesOf(answers)).toEqual([404, 429]),
  });

  portalTest('never stops honest phones behind the same address', async (portal) => {
    const { code } = await phonesOf(portal).order();
    const wrongApp = phonesOf(portal).newApp();
    const answers = await Promise.all(
      times(150).map((place) => phonesOf(portal).redeem(wrongCode(place), wrongApp)),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
    for (const place of times(100)) {
      const { status } = await phonesOf(portal).redeem(
        wrongCode(place + 200),
        phonesOf(portal).newApp(),
      );
      expect(status).toBe(404);
    }
    expect((await phonesOf(portal).redeem(code, phonesOf(portal).newApp())).status).toBe(200);
  });

  portalTest(
    'gains nothing by another name for each try: new phones of that app wait, known ones do not',
    async (portal) => {
      const phones = phonesOf(portal);
      const [first, second, third] = [
        await phones.order(),
        await phones.order(),
        await phones.order(),
      ];
      const knownApp = phones.newApp();
      expect((await phones.redeem(first.code, knownApp)).status).toBe(200);
      await phones.redeem(wrongCode(1), phones.newApp());
      await repeatUses(portal.database, 498);
      expect((await phones.redeem(wrongCode(2), phones.newApp())).status).toBe(404);

      expect(await phones.redeem(third.code, phones.newApp())).toMatchObject({
        status: 429,
        json: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 600 },
      });
      expect((await phones.redeem(second.code, knownApp)).status).toBe(200);
      const other = phonesOf(portal, await otherApp(portal));
      expect((await other.redeem(wrongCode(3), other.newApp())).status).toBe(404);
      at(portal, '2026-03-06T10:10:01+01:00');
      expect((await phones.redeem(third.code, phones.newApp())).status).toBe(200);
    },
  );

  portalTest('is not trusted with wrong codes because it is known', async (portal) => {
    const phones = phonesOf(portal);
    const { code } = await phones.order();
    const knownApp = phones.newApp();
    expect((await phones.redeem(code, knownApp)).status).toBe(200);
    for (const place of times(10))
      expect((await phones.redeem(wrongCode(place), knownApp)).status).toBe(404);
    expect((await phones.redeem(code, knownApp)).status).toBe(429);
  });

  portalTest(
    'has ten tries in an hour for one code, on however many phones; others do not wait',
    async (portal) => {
      const phones = phonesOf(portal);
      const { code } = await phones.order();
      for (const _ of times(10))
        expect((await phones.redeem(wrongCode(1), phones.newApp())).status).toBe(404);
      const app = phones.newApp();
      expect((await phones.redeem(wrongCode(1), app)).status).toBe(429);
      expect((await phones.redeem(code, app)).status).toBe(200);
    },
  );

  portalTest(
    'is not counted for a right code, another person’s code or a late try',
    async (portal) => {
      const appId = phonesOf(portal).newApp();
      const { code } = await phonesOf(portal).order();
      for (const _ of times(15))
        expect((await phonesOf(portal).redeem(code, appId)).status).toBe(200);
      const other = phonesOf(portal).newApp();
      for (const _ of times(15))
        expect((await phonesOf(portal).redeem(code, other)).status).toBe(409);
      expect(await countWrongTries(portal.database)).toBe(0);
    },
  );

  portalTest('cannot guess links to holder pages either', async (portal) => {
    const { token } = await phonesOf(portal).order();
    const wrong = await Promise.all(
      times(70).map((place) => phonesOf(portal).look(`${place}${token}`)),
    );
    const texts = new Set(wrong.filter(({ status }) => status === 404).map(({ text }) => text));
    expect([...texts]).toEqual(['{"code":"TICKET_NOT_FOUND"}']);
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await phonesOf(portal).look(`x${token}`)).status).toBe(429);
    // The link of somebody else behind the same address.
    expect((await phonesOf(portal).look(token)).status).toBe(200);
    at(portal, '2026-03-06T10:10:01+01:00');
    expect((await phonesOf(portal).look(`x${token}`)).status).toBe(404);
  });

  portalTest('is forgotten when the time is over', async (portal) => {
    await phonesOf(portal).redeem(wrongCode(1), phonesOf(portal).newApp());
    expect(await countWrongTries(portal.database)).toBe(3);
    await applyRetentionRulesJob.run({}, portal, 'night-1');
    expect(await countWrongTries(portal.database)).toBe(3);
    at(portal, '2026-03-06T11:00:01+01:00');
    await applyRetentionRulesJob.run({}, portal, 'night-2');
    expect(await countWrongTries(portal.database)).toBe(0);
  });
});
