import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#testing/test-database.ts';
import { testBrowser, type TestBrowser } from '../test-browser.ts';
import { contactPath, testPortal } from '../test-portal.ts';
import {
  changeSubject,
  linkedUsers,
  password,
  placeLogin,
  placeUser,
  setState,
} from '../test-users.store.ts';

describe.each(testDatabases)('signing in on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let portal: Awaited<ReturnType<typeof testPortal>>;
  beforeAll(async () => {
    opened = await open();
    portal = await testPortal(opened.database);
  }, 60_000);
  afterAll(async () => {
    await portal?.close();
    await opened?.drop();
  });

  /** A user and the login with the same e-mail, each test its own. */
  const person = async (name: string, state: 'ACTIVE' | 'INACTIVE' | 'DELETED' = 'ACTIVE') => {
    const email = `${name}@bedrift.no`;
    const userId = await placeUser(opened.database, { email, state });
    await placeLogin(opened.database, { email, subject: `sub-${name}` });
    return { email, userId };
  };
  const signIn = async (browser: TestBrowser, email: string, path = '/login') =>
    browser.submit(await browser.go(portal.at(path)), { email, password });
  const who = async (browser: TestBrowser) => (await browser.go(portal.at(contactPath))).status;

  test('a user signs in and comes back to the page that was left', async () => {
    const { email } = await person('kari');
    const browser = testBrowser();
    const page = await signIn(browser, email, '/login?returnTo=%2Fbedriftsavtale%3Fside%3D2');
    expect(page.url.href).toBe(portal.at('/bedriftsavtale?side=2'));
    expect(JSON.parse((await browser.go(portal.at(contactPath))).body)).toMatchObject({
      email,
      firstName: 'Kari',
      phoneCountryCode: '+47',
      roles: [],
    });
  });

  test('the cookie is out of reach for scripts and other sites', async () => {
    const { email } = await person('cookie');
    const browser = testBrowser();
    await signIn(browser, email);
    const again = await browser.peek(portal.at('/login'));
    expect(again.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(browser.cookie('localhost', 'takst_session')).toMatch(/^[\w-]{43}$/);
  });

  test('a wrong password says so, keeps the e-mail and signs nobody in', async () => {
    const { email } = await person('wrong');
    const browser = testBrowser();
    const form = await browser.go(portal.at('/login'));
    const again = await browser.submit(form, { email, password: 'guess' });
    expect(again.status).toBe(422);
    expect(again.body).toContain('E-posten eller passordet stemmer ikke');
    expect(again.body).toContain(`value="${email}"`);
    expect(await who(browser)).toBe(401);
    const page = await browser.submit(again, { email, password });
    expect(page.url.pathname).toBe('/');
    expect(await who(browser)).toBe(200);
  });

  test('the right password comes too late after many wrong ones', async () => {
    const { email } = await person('guessed');
    const browser = testBrowser();
    let page = await browser.go(portal.at('/login'));
    for (let tries = 0; tries < 5; tries += 1) {
      page = await browser.submit(page, { email, password: `guess ${tries}` });
    }
    page = await browser.submit(page, { email, password });
    expect(page.status).toBe(429);
    expect(page.body).toContain('mange forsøk');
    expect(await who(browser)).toBe(401);
  });

  test('somebody who cancels at the provider is back, not signed in', async () => {
    const browser = testBrowser();
    const form = await browser.go(portal.at('/login?returnTo=/bedriftsavtale'));
    const page = await browser.post(`${form.url.href}/cancel`);
    expect(page.url.href).toBe(portal.at('/'));
    expect(await who(browser)).toBe(401);
  });

  test('a user is linked by verified e-mail once, then found by the subject', async () => {
    const { email, userId } = await person('linked');
    await signIn(testBrowser(), email.toUpperCase());
    const linked = await linkedUsers(opened.database);
    expect(linked).toContain(String(userId));
    await signIn(testBrowser(), email);
    expect(await linkedUsers(opened.database)).toEqual(linked);
  });

  test('another login that gets the same e-mail does not take the user over', async () => {
    const { email } = await person('taken');
    await signIn(testBrowser(), email);
    await changeSubject(opened.database, email, 'sub-of-somebody-else');
    const browser = testBrowser();
    const page = await signIn(browser, email);
    expect(page.url.href).toBe(portal.at('/user-setup-error?code=OTHER_LOGIN'));
    expect(await who(browser)).toBe(401);
  });

  test('the same e-mail is another user at another operator, with a session of its own', async () => {
    const { email } = await person('both');
    const tenant = 'akt';
    const userId = await placeUser(opened.database, { tenant, email });
    await placeLogin(opened.database, { tenant, email, subject: 'sub-both' });
    const browser = testBrowser();
    const form = await browser.go(portal.at('/login', 'akt.localhost'));
    const page = await browser.submit(form, { email, password });
    expect(page.url.href).toBe(portal.at('/', 'akt.localhost'));
    const { body } = await browser.go(portal.at(contactPath, 'akt.localhost'));
    expect(JSON.parse(body)).toMatchObject({ id: userId });
    const session = browser.cookie('akt.localhost', 'takst_session') ?? '';
    browser.setCookie('localhost', 'takst_session', session);
    expect(await who(browser)).toBe(401);
  });

  test.each(['UNKNOWN', 'INACTIVE', 'DELETED'] as const)(
    'an %s user is refused here and can sign out at the provider',
    async (state) => {
      const email = `${state}@bedrift.no`;
      if (state === 'UNKNOWN') await placeLogin(opened.database, { email, subject: state });
      else await person(state, state);
      const browser = testBrowser();
      const page = await signIn(browser, email);
      const code = state === 'INACTIVE' ? 'INACTIVE_USER' : 'UNKNOWN_USER';
      expect(page.url.href).toBe(portal.at(`/user-setup-error?code=${code}`));
      expect(await who(browser)).toBe(401);
      const stillKnown = await browser.go(portal.at('/login'));
      expect(stillKnown.url.pathname).toBe('/user-setup-error');
      const signingOut = await browser.post(portal.at('/logout'));
      expect((await browser.submit(signingOut, { logout: 'yes' })).url.href).toBe(portal.at('/'));
      expect((await browser.go(portal.at('/login'))).body).toContain('Logg inn');
    },
  );

  test('a user who is deactivated meanwhile is refused at the next call', async () => {
    const { email, userId } = await person('fired');
    const browser = testBrowser();
    await signIn(browser, email);
    expect(await who(browser)).toBe(200);
    await setState(opened.database, userId, 'INACTIVE');
    expect(await who(browser)).toBe(401);
    await setState(opened.database, userId, 'ACTIVE');
    expect(await who(browser)).toBe(200);
  });

  test('signing out ends the session here and at the provider', async () => {
    const { email } = await person('leaves');
    const browser = testBrowser();
    await signIn(browser, email);
    const token = browser.cookie('localhost', 'takst_session') ?? '';
    const signingOut = await browser.post(portal.at('/logout'));
    expect(signingOut.url.pathname).toBe('/oidc/session/end');
    expect(signingOut.url.searchParams.get('id_token_hint')).toBeTruthy();
    expect(signingOut.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(signingOut.body).not.toMatch(/<script>|<style|style=/);
    const home = await browser.submit(signingOut, { logout: 'yes' });
    expect(home.url.href).toBe(portal.at('/'));
    expect(await who(browser)).toBe(401);
    browser.setCookie('localhost', 'takst_session', token);
    expect(await who(browser)).toBe(401);
    expect((await browser.go(portal.at('/login'))).body).toContain('Logg inn');
  });

  test('signing out without a session leads home', async () => {
    const browser = testBrowser();
    expect((await browser.post(portal.at('/logout'))).url.href).toBe(portal.at('/'));
  });

  test('who is signed in at the provider already is not asked again', async () => {
    const { email } = await person('again');
    const browser = testBrowser();
    await signIn(browser, email);
    const first = browser.cookie('localhost', 'takst_session');
    const page = await browser.go(portal.at('/login?returnTo=/minside'));
    expect(page.url.pathname).toBe('/minside');
    expect(browser.cookie('localhost', 'takst_session')).not.toBe(first);
    expect(await who(browser)).toBe(200);
  });

  test('whose e-mail the address names is asked for the password alone, and signs in where somebody else is signed in', async () => {
    const [other, { email }] = [await person('was-here'), await person('newcomer')];
    const browser = testBrowser();
    await signIn(browser, other.email);
    const form = await browser.go(portal.at(`/login?loginHint=${encodeURIComponent(email)}`));
    expect(form.body).toContain(`value="${email}"`);
    // The provider ends the other one's session by a form that a browser sends by itself.
    const ending = await browser.submit(form, { email, password });
    const page = await browser.submit(ending);
    expect(page.url.href).toBe(portal.at('/'));
    const contact = await browser.go(portal.at(contactPath));
    expect(JSON.parse(contact.body)).toMatchObject({ email });
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/.//evil.example'])(
    'returning to %s is returning home',
    async (place) => {
      const { email } = await person(`tricked-${place.length}-${place.charCodeAt(1)}`);
      const path = `/login?returnTo=${encodeURIComponent(place)}`;
      expect((await signIn(testBrowser(), email, path)).url.href).toBe(portal.at('/'));
    },
  );

  test('the sign-in page speaks English to those who ask for it', async () => {
    const browser = testBrowser();
    browser.setCookie('localhost', 'language', 'en');
    const form = await browser.go(portal.at('/login'));
    expect(form.body).toContain('<html lang="en"');
    expect(form.body).toContain('Sign in');
  });
});
