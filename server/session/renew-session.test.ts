import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#testing/test-database.ts';
import { testBrowser } from './test-browser.ts';
import { contactPath, testPortal } from './test-portal.ts';
import {
  accessTokensOf,
  forgetRefreshTokens,
  password,
  placeLogin,
  placeUser,
} from './test-users.store.ts';

/** Longer than the embedded provider's access tokens live in these tests. */
const anHour = 3_600;

describe.each(testDatabases)('silent renewal on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let portal: Awaited<ReturnType<typeof testPortal>>;
  let twin: Awaited<ReturnType<typeof testPortal>>;
  beforeAll(async () => {
    opened = await open();
    portal = await testPortal(opened.database);
    twin = await testPortal(opened.database, { clock: portal.clock });
  }, 60_000);
  afterAll(async () => {
    await twin?.close();
    await portal?.close();
    await opened?.drop();
  });

  const signedIn = async (name: string) => {
    const email = `${name}@bedrift.no`;
    await placeUser(opened.database, { email });
    await placeLogin(opened.database, { email, subject: `sub-${name}` });
    const browser = testBrowser();
    await browser.submit(await browser.go(portal.at('/login')), { email, password });
    return { browser, who: async () => (await browser.go(portal.at(contactPath))).status };
  };

  test('when the access token has expired, the next call goes through as before', async () => {
    const { who } = await signedIn('renewed');
    portal.clock.moveOn(anHour);
    expect(await who()).toBe(200);
    portal.clock.moveOn(anHour);
    expect(await who()).toBe(200);
  });

  test('twenty calls at once, in two processes, renew once', async () => {
    const { browser } = await signedIn('at-once');
    portal.clock.moveOn(anHour);
    const before = await accessTokensOf(opened.database);
    const token = browser.cookie('localhost', 'takst_session') ?? '';
    const calls = Array.from({ length: 20 }, (_, at) =>
      browser.go(at % 2 ? portal.at(contactPath) : twin.at(contactPath)),
    );
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await accessTokensOf(opened.database)).toBe(before + 1);
    expect(browser.cookie('localhost', 'takst_session')).toBe(token);
  });

  test('when the provider refuses, the user is signed out', async () => {
    const { who } = await signedIn('refused');
    await forgetRefreshTokens(opened.database);
    expect(await who()).toBe(200);
    portal.clock.moveOn(anHour);
    expect(await who()).toBe(401);
    expect(await who()).toBe(401);
  });
});
