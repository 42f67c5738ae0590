import { describe, expect } from 'vitest';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { onboardingBrowser } from '../test-onboarding.ts';
import { forgetCompanies } from '../test-onboarding.store.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

const portalTest = portalTestWith({}, ({ database }) =>
  forgetCompanies(database, Object.values(signingCompanies)),
);
const raceTest = raceTestOn(portalTest);
const start = '2026-03-06T10:00:00+01:00';

describe('the code of the SMS (spec 3 §5; design: 10 minutes, 5 tries, one a minute)', () => {
  raceTest('may be tried five times, also by two at once, and not right after that', {
    prepare: async (portal) => {
      await forgetCompanies(portal.database, Object.values(signingCompanies));
      const browser = onboardingBrowser(portal);
      const { id } = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
      const code = await browser.code();
      const wrong = code === 'ABCDEF' ? 'BCDEFG' : 'ABCDEF';
      for (const _ of [1, 2, 3]) await browser.verify(id, wrong);
      return { browser, id, code, wrong };
    },
    operation: (_portal, { browser, id, wrong }) => browser.verify(id, wrong),
    without: rowLock('onboarding.onboarding'),
    holds: async (_portal, { browser, id, code }, answers) => {
      const triesLeft = answers.flatMap(
        ({ json }) => (json as { triesLeft?: number }).triesLeft ?? [],
      );
      expect(triesLeft).toEqual([1]);
      expect(await browser.verify(id, code)).toMatchObject({ status: 410 });
      expect(await browser.get(id)).toMatchObject({ step: 'VERIFY_PHONE' });
      expect(await browser.verify(id, 'ABC')).toMatchObject({ status: 422 });
    },
  });

  portalTest('is valid for 10 minutes, and a new one comes a minute later', async (portal) => {
    portal.clock.set(start);
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    const first = await browser.code();
    portal.clock.set('2026-03-06T10:00:59+01:00');
    expect(await browser.resend(id)).toMatchObject({
      status: 429,
      json: { code: 'CODE_SENT_JUST_NOW', nextAfter: '2026-03-06T09:01:00Z' },
    });
    portal.clock.set('2026-03-06T10:10:00+01:00');
    expect(await browser.verify(id, first)).toMatchObject({ status: 410 });
    expect(await browser.resend(id)).toMatchObject({
      status: 200,
      json: { validUntil: '2026-03-06T09:20:00Z', nextAfter: '2026-03-06T09:11:00Z' },
    });
    if (first !== (await browser.code())) {
      expect(await browser.verify(id, first)).toMatchObject({ status: 400 });
    }
    await expect.poll(async () => (await browser.code()) !== first, { timeout: 10_000 }).toBe(true);
    const done = await browser.verify(id, await browser.code());
    expect(done).toMatchObject({ status: 200 });
    // Its answer was lost.
    expect(await browser.verify(id, await browser.code())).toMatchObject({ status: 200 });
    expect(await browser.resend(id)).toMatchObject({ status: 409 });
  });

  portalTest('may be tried five times anew when another one was sent', async (portal) => {
    portal.clock.set(start);
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    const first = await browser.code();
    const wrong = first === 'ABCDEF' ? 'BCDEFG' : 'ABCDEF';
    for (const _ of [1, 2, 3, 4, 5]) await browser.verify(id, wrong);
    expect(await browser.verify(id, first)).toMatchObject({ status: 410 });
    portal.clock.set('2026-03-06T10:01:00+01:00');
    expect(await browser.resend(id)).toMatchObject({ status: 200 });
    await expect.poll(async () => (await browser.code()) !== first, { timeout: 10_000 }).toBe(true);
    expect(await browser.verify(id, first)).toMatchObject({ status: 400, json: { triesLeft: 4 } });
    expect(await browser.verify(id, await browser.code())).toMatchObject({ status: 200 });
  });

  portalTest('goes to a phone 10 times a day', async (portal) => {
    portal.clock.set(start);
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    for (let attempt = 1; attempt < 10; attempt += 1) {
      portal.clock.set(`2026-03-06T11:${10 + attempt}:00+01:00`);
      expect(await browser.resend(id)).toMatchObject({ status: 200 });
    }
    portal.clock.set('2026-03-06T12:00:00+01:00');
    expect(await browser.resend(id)).toMatchObject({
      status: 429,
      json: { code: 'TOO_MANY_REQUESTS' },
    });
  });
});
