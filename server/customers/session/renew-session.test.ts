import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { testBrowser } from './test-browser.ts';
import { contactPath, sessionTestWith, type SessionPortal } from './test-portal.ts';
import {
  accessTokensOf,
  endAllSessions,
  forgetRefreshTokens,
  leaseRenewals,
  password,
  placeLogin,
  placeUser,
} from './test-users.store.ts';

/** Longer than the embedded provider's access tokens live in these tests. */
const anHour = 3_600;

const sessionTest = sessionTestWith(async ({ start }) => {
  const portal = await start();
  /** The same portal in another process. */
  const twin = await start({ clock: portal.clock });
  return { ...portal, twin };
});

describe('silent renewal', () => {
  const signedIn = async (portal: SessionPortal, name: string) => {
    const email = `${name}@bedrift.no`;
    await placeUser(portal.database, { email });
    await placeLogin(portal.database, { email, subject: `sub-${name}` });
    const browser = testBrowser();
    await browser.submit(await browser.go(portal.at('/login')), { email, password });
    return { browser, who: async () => (await browser.go(portal.at(contactPath))).status };
  };

  sessionTest(
    'when the access token has expired, the next call goes through as before',
    async (portal) => {
      const { who } = await signedIn(portal, 'renewed');
      portal.clock.moveOn(anHour);
      expect(await who()).toBe(200);
      portal.clock.moveOn(anHour);
      expect(await who()).toBe(200);
    },
  );

  sessionTest('twenty calls at once, in two processes, renew once', async (portal) => {
    const { browser } = await signedIn(portal, 'at-once');
    portal.clock.moveOn(anHour);
    const before = await accessTokensOf(portal.database);
    const token = browser.cookie('localhost', 'takst_session') ?? '';
    const calls = Array.from({ length: 20 }, (_, at) =>
      browser.go(at % 2 ? portal.at(contactPath) : portal.twin.at(contactPath)),
    );
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await accessTokensOf(portal.database)).toBe(before + 1);
    expect(browser.cookie('localhost', 'takst_session')).toBe(token);
  });

  sessionTest('a call waits for how the renewal of another process ends', async (portal) => {
    const { who } = await signedIn(portal, 'waiting');
    portal.clock.moveOn(anHour);
    await leaseRenewals(portal.database, portal.clock.now().add({ seconds: 15 }));
    const call = who();
    expect(await Promise.race([call, wait(300, 'waits')])).toBe('waits');
    await endAllSessions(portal.database);
    expect(await call).toBe(401);
  });

  sessionTest('when the provider refuses, the user is signed out', async (portal) => {
    const { who } = await signedIn(portal, 'refused');
    await forgetRefreshTokens(portal.database);
    expect(await who()).toBe(200);
    portal.clock.moveOn(anHour);
    expect(await who()).toBe(401);
    expect(await who()).toBe(401);
  });
});
