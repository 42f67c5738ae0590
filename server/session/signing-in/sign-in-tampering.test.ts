import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#testing/test-database.ts';
import { testBrowser, type TestBrowser } from '../test-browser.ts';
import { contactPath, testPortal } from '../test-portal.ts';
import { password, placeLogin, placeUser } from '../test-users.store.ts';

const email = 'kari@bedrift.no';

describe.each(testDatabases)('a tampered sign-in on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let portal: Awaited<ReturnType<typeof testPortal>>;
  beforeAll(async () => {
    opened = await open();
    portal = await testPortal(opened.database);
    await placeUser(opened.database, { email });
    await placeLogin(opened.database, { email, subject: 'sub-kari' });
  }, 60_000);
  afterAll(async () => {
    await portal?.close();
    await opened?.drop();
  });

  const expired = () => portal.at('/user-setup-error?code=SIGN_IN_EXPIRED');

  /** The callback's address as the provider sends it, not yet followed. */
  async function callbackOf(browser: TestBrowser): Promise<URL> {
    const form = await browser.go(portal.at('/login'));
    const stopped = await browser.submit(form, { email, password }, (url) =>
      url.pathname.startsWith('/implicit'),
    );
    return stopped.url;
  }

  test('another state is none that was begun', async () => {
    const browser = testBrowser();
    const callback = await callbackOf(browser);
    callback.searchParams.set('state', 'x'.repeat(43));
    expect((await browser.go(callback)).url.href).toBe(expired());
    expect(browser.cookie('localhost', 'takst_session')).toBeUndefined();
  });

  test('a callback without anything is an expired sign-in', async () => {
    expect((await testBrowser().go(portal.at('/implicit/callback'))).url.href).toBe(expired());
  });

  test('a state of characters that no database takes is none that was begun', async () => {
    const address = portal.at('/implicit/callback?code=x&state=%00');
    expect((await testBrowser().go(address)).url.href).toBe(expired());
  });

  test('an e-mail of such characters is nobody’s', async () => {
    const browser = testBrowser();
    const form = await browser.go(portal.at('/login'));
    const answer = await browser.submit(form, { email: `${email}\0`, password });
    expect(answer.status).toBe(422);
  });

  test('an address that was finished in one browser signs nobody in in another', async () => {
    const attacker = testBrowser();
    const callback = await callbackOf(attacker);
    const victim = testBrowser();
    await victim.peek(portal.at('/login'));
    expect((await victim.go(callback)).url.href).toBe(expired());
    expect(victim.cookie('localhost', 'takst_session')).toBeUndefined();
  });

  test('a callback is good once, and going back to it does no harm', async () => {
    const browser = testBrowser();
    const callback = await callbackOf(browser);
    expect((await browser.go(callback)).url.href).toBe(portal.at('/'));
    expect((await browser.go(callback)).url.href).toBe(portal.at('/'));
    expect((await browser.go(portal.at(contactPath))).status).toBe(200);
  });

  test('another code is refused by the provider', async () => {
    const browser = testBrowser();
    const callback = await callbackOf(browser);
    callback.searchParams.set('code', 'stolen');
    expect((await browser.go(callback)).url.href).toBe(expired());
  });

  test('an answer in the name of another issuer is not believed', async () => {
    const browser = testBrowser();
    const callback = await callbackOf(browser);
    callback.searchParams.set('iss', 'https://evil.example');
    const page = await browser.go(callback);
    expect(page.url.href).toBe(portal.at('/user-setup-error?code=PROVIDER_ANSWER'));
  });

  test('a parameter that the provider adds does no harm, a doubled one is refused', async () => {
    const browser = testBrowser();
    const added = await callbackOf(browser);
    added.searchParams.set('session_state', 'abc.def');
    expect((await browser.go(added)).url.href).toBe(portal.at('/'));
    const doubled = await callbackOf(testBrowser());
    doubled.searchParams.append('code', 'second');
    expect((await testBrowser().go(doubled)).url.pathname).toBe('/user-setup-error');
  });

  test('two tabs that sign in at once both finish', async () => {
    const browser = testBrowser();
    const first = await browser.go(portal.at('/login?returnTo=/en'));
    const second = await browser.go(portal.at('/login?returnTo=/to'));
    expect((await browser.submit(second, { email, password })).url.pathname).toBe('/to');
    expect((await browser.submit(first, { email, password })).url.pathname).toBe('/en');
  });

  test('a made-up or foreign session cookie is no session', async () => {
    const browser = testBrowser();
    browser.setCookie('localhost', 'takst_session', "' or 1=1 --");
    expect((await browser.go(portal.at(contactPath))).status).toBe(401);
  });
});
