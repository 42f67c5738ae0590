import { describe, expect } from 'vitest';
import { testBrowser, type TestBrowser } from '../test-browser.ts';
import { contactPath, sessionTestWith, type SessionPortal } from '../test-portal.ts';
import { password, placeLogin, placeUser } from '../test-users.store.ts';

const email = 'kari@bedrift.no';

const sessionTest = sessionTestWith(async ({ start, database }) => {
  await placeUser(database, { email });
  await placeLogin(database, { email, subject: 'sub-kari' });
  return start();
});

describe('a tampered sign-in', () => {
  const expired = (portal: SessionPortal) => portal.at('/user-setup-error?code=SIGN_IN_EXPIRED');

  /** The callback's address as the provider sends it, not yet followed. */
  async function callbackOf(portal: SessionPortal, browser: TestBrowser): Promise<URL> {
    const form = await browser.go(portal.at('/login'));
    const stopped = await browser.submit(form, { email, password }, (url) =>
      url.pathname.startsWith('/implicit'),
    );
    return stopped.url;
  }

  sessionTest('another state is none that was begun', async (portal) => {
    const browser = testBrowser();
    const callback = await callbackOf(portal, browser);
    callback.searchParams.set('state', 'x'.repeat(43));
    expect((await browser.go(callback)).url.href).toBe(expired(portal));
    expect(browser.cookie('localhost', 'takst_session')).toBeUndefined();
  });

  sessionTest('a callback without anything is an expired sign-in', async (portal) => {
    expect((await testBrowser().go(portal.at('/implicit/callback'))).url.href).toBe(
      expired(portal),
    );
  });

  sessionTest(
    'a state with characters that the database cannot store is refused',
    async (portal) => {
      const address = portal.at('/implicit/callback?code=x&state=%00');
      expect((await testBrowser().go(address)).status).toBe(400);
    },
  );

  sessionTest('an e-mail of such characters is nobody’s', async (portal) => {
    const browser = testBrowser();
    const form = await browser.go(portal.at('/login'));
    const answer = await browser.submit(form, { email: `${email}\0`, password });
    expect(answer.status).toBe(422);
  });

  sessionTest(
    'a callback URL that was used in one browser does not sign in another',
    async (portal) => {
      const attacker = testBrowser();
      const callback = await callbackOf(portal, attacker);
      const victim = testBrowser();
      await victim.peek(portal.at('/login'));
      expect((await victim.go(callback)).url.href).toBe(expired(portal));
      expect(victim.cookie('localhost', 'takst_session')).toBeUndefined();
    },
  );

  sessionTest('a callback is good once, and going back to it does no harm', async (portal) => {
    const browser = testBrowser();
    const callback = await callbackOf(portal, browser);
    expect((await browser.go(callback)).url.href).toBe(portal.at('/'));
    expect((await browser.go(callback)).url.href).toBe(portal.at('/'));
    expect((await browser.go(portal.at(contactPath))).status).toBe(200);
  });

  sessionTest('another code is refused by the provider', async (portal) => {
    const browser = testBrowser();
    const callback = await callbackOf(portal, browser);
    callback.searchParams.set('code', 'stolen');
    expect((await browser.go(callback)).url.href).toBe(expired(portal));
  });

  sessionTest('an answer in the name of another issuer is not believed', async (portal) => {
    const browser = testBrowser();
    const callback = await callbackOf(portal, browser);
    callback.searchParams.set('iss', 'https://evil.example');
    const page = await browser.go(callback);
    expect(page.url.href).toBe(portal.at('/user-setup-error?code=PROVIDER_ANSWER'));
  });

  sessionTest(
    'a parameter that the provider adds does no harm, a doubled one is refused',
    async (portal) => {
      const browser = testBrowser();
      const added = await callbackOf(portal, browser);
      added.searchParams.set('session_state', 'abc.def');
      expect((await browser.go(added)).url.href).toBe(portal.at('/'));
      const doubled = await callbackOf(portal, testBrowser());
      doubled.searchParams.append('code', 'second');
      expect((await testBrowser().go(doubled)).url.pathname).toBe('/user-setup-error');
    },
  );

  sessionTest('two tabs that sign in at once both finish', async (portal) => {
    const browser = testBrowser();
    const first = await browser.go(portal.at('/login?returnTo=/en'));
    const second = await browser.go(portal.at('/login?returnTo=/to'));
    expect((await browser.submit(second, { email, password })).url.pathname).toBe('/to');
    expect((await browser.submit(first, { email, password })).url.pathname).toBe('/en');
  });

  sessionTest('a made-up or foreign session cookie is no session', async (portal) => {
    const browser = testBrowser();
    browser.setCookie('localhost', 'takst_session', "' or 1=1 --");
    expect((await browser.go(portal.at(contactPath))).status).toBe(401);
  });
});
