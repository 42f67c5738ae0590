import { listOwnSessions } from '@takst/contract/customers/session/list-own-sessions.contract.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { testBrowser, type TestBrowser } from '../test-browser.ts';
import { contactPath, sessionTest, type SessionPortal } from '../test-portal.ts';
import {
  changeSubject,
  lastSignInOf,
  linkedUsers,
  password,
  placeLogin,
  placeUser,
  setState,
} from '../test-users.store.ts';

describe('signing in', () => {
  /** A user and the login with the same e-mail, each test its own. */
  const person = async (
    portal: SessionPortal,
    name: string,
    state: 'ACTIVE' | 'INACTIVE' | 'DELETED' = 'ACTIVE',
  ) => {
    const email = `${name}@bedrift.no`;
    const userId = await placeUser(portal.database, { email, state });
    await placeLogin(portal.database, { email, subject: `sub-${name}` });
    return { email, userId };
  };
  const signIn = async (
    portal: SessionPortal,
    browser: TestBrowser,
    email: string,
    path = '/login',
  ) => browser.submit(await browser.go(portal.at(path)), { email, password });
  const who = async (portal: SessionPortal, browser: TestBrowser) =>
    (await browser.go(portal.at(contactPath))).status;

  sessionTest('a user signs in and comes back to the page that was left', async (portal) => {
    const { email } = await person(portal, 'kari');
    const browser = testBrowser();
    const page = await signIn(
      portal,
      browser,
      email,
      '/login?returnTo=%2Fbedriftsavtale%3Fside%3D2',
    );
    expect(page.url.href).toBe(portal.at('/bedriftsavtale?side=2'));
    expect(JSON.parse((await browser.go(portal.at(contactPath))).body)).toMatchObject({
      email,
      firstName: 'Kari',
      phoneCountryCode: '+47',
      roles: [],
    });
    const sessions = await browser.go(portal.at(listOwnSessions.path));
    expect(JSON.parse(sessions.body)).toMatchObject([{ browser: 'Firefox', system: 'Linux' }]);
  });

  sessionTest('is remembered as the user’s last one', async (portal) => {
    const { email, userId } = await person(portal, 'last');
    const { userId: otherId } = await person(portal, 'not-yet');
    expect(await lastSignInOf(portal.database, userId)).toBeNull();
    await signIn(portal, testBrowser(), email);
    const first = await lastSignInOf(portal.database, userId);
    expect(first).not.toBeNull();
    await signIn(portal, testBrowser(), email);
    expect((await lastSignInOf(portal.database, userId)) === first).toBe(false);
    expect(await lastSignInOf(portal.database, otherId)).toBeNull();
  });

  sessionTest('the cookie is out of reach for scripts and other sites', async (portal) => {
    const { email } = await person(portal, 'cookie');
    const browser = testBrowser();
    await signIn(portal, browser, email);
    const again = await browser.peek(portal.at('/login'));
    expect(again.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(browser.cookie('localhost', 'takst_session')).toMatch(/^[\w-]{43}$/);
  });

  sessionTest('a wrong password says so, keeps the e-mail and signs nobody in', async (portal) => {
    const { email } = await person(portal, 'wrong');
    const browser = testBrowser();
    const form = await browser.go(portal.at('/login'));
    const again = await browser.submit(form, { email, password: 'guess' });
    expect(again.status).toBe(422);
    expect(again.body).toContain('E-posten eller passordet stemmer ikke');
    expect(again.body).toContain(`value="${email}"`);
    expect(await who(portal, browser)).toBe(401);
    const page = await browser.submit(again, { email, password });
    expect(page.url.pathname).toBe('/');
    expect(await who(portal, browser)).toBe(200);
  });

  sessionTest('the right password comes too late after many wrong ones', async (portal) => {
    const { email } = await person(portal, 'guessed');
    const browser = testBrowser();
    let page = await browser.go(portal.at('/login'));
    for (let tries = 0; tries < 5; tries += 1) {
      page = await browser.submit(page, { email, password: `guess ${tries}` });
    }
    page = await browser.submit(page, { email, password });
    expect(page.status).toBe(429);
    expect(page.body).toContain('mange forsøk');
    expect(await who(portal, browser)).toBe(401);
  });

  sessionTest('somebody who cancels at the provider is back, not signed in', async (portal) => {
    const browser = testBrowser();
    const form = await browser.go(portal.at('/login?returnTo=/bedriftsavtale'));
    const page = await browser.post(`${form.url.href}/cancel`);
    expect(page.url.href).toBe(portal.at('/'));
    expect(await who(portal, browser)).toBe(401);
  });

  sessionTest(
    'a user is linked by verified e-mail once, then found by the subject',
    async (portal) => {
      const { email, userId } = await person(portal, 'linked');
      await signIn(portal, testBrowser(), email.toUpperCase());
      const linked = await linkedUsers(portal.database);
      expect(linked).toContain(String(userId));
      await signIn(portal, testBrowser(), email);
      expect(await linkedUsers(portal.database)).toEqual(linked);
      const recorded = await recordedChanges(portal.database)
        .where('kind', '=', 'link-login')
        .where('subject_id', '=', String(userId))
        .execute();
      expect(recorded).toMatchObject([
        {
          company_id: null,
          user_id: null,
          channel: 'portal',
          before: { providerSubject: null },
          after: { providerSubject: 'sub-linked' },
        },
      ]);
    },
  );

  sessionTest(
    'a user who signs in for the first time in several tabs is in in each',
    async (portal) => {
      const { email } = await person(portal, 'tabs');
      const browsers = Array.from({ length: 3 }, testBrowser);
      const forms = await Promise.all(browsers.map((browser) => browser.go(portal.at('/login'))));
      await Promise.all(
        browsers.map((browser, place) => {
          const form = forms[place];
          if (!form) throw new Error('a form for each');
          return browser.submit(form, { email, password });
        }),
      );
      for (const browser of browsers) expect(await who(portal, browser)).toBe(200);
    },
  );

  sessionTest(
    'another login that gets the same e-mail does not take the user over',
    async (portal) => {
      const { email } = await person(portal, 'taken');
      await signIn(portal, testBrowser(), email);
      await changeSubject(portal.database, email, 'sub-of-somebody-else');
      const browser = testBrowser();
      const page = await signIn(portal, browser, email);
      expect(page.url.href).toBe(portal.at('/user-setup-error?code=OTHER_LOGIN'));
      expect(await who(portal, browser)).toBe(401);
    },
  );

  sessionTest(
    'the same e-mail is another user at another operator, with a session of its own',
    async (portal) => {
      const { email } = await person(portal, 'both');
      const tenant = 'akt';
      const userId = await placeUser(portal.database, { tenant, email });
      await placeLogin(portal.database, { tenant, email, subject: 'sub-both' });
      const browser = testBrowser();
      const form = await browser.go(portal.at('/login', 'akt.localhost'));
      const page = await browser.submit(form, { email, password });
      expect(page.url.href).toBe(portal.at('/', 'akt.localhost'));
      const { body } = await browser.go(portal.at(contactPath, 'akt.localhost'));
      expect(JSON.parse(body)).toMatchObject({ id: userId });
      const session = browser.cookie('akt.localhost', 'takst_session') ?? '';
      browser.setCookie('localhost', 'takst_session', session);
      expect(await who(portal, browser)).toBe(401);
    },
  );

  sessionTest.each(['UNKNOWN', 'INACTIVE', 'DELETED'] as const)(
    'an %s user is refused here and can sign out at the provider',
    async (portal, state) => {
      const email = `${state}@bedrift.no`;
      if (state === 'UNKNOWN') await placeLogin(portal.database, { email, subject: state });
      else await person(portal, state, state);
      const browser = testBrowser();
      const page = await signIn(portal, browser, email);
      const code = state === 'INACTIVE' ? 'INACTIVE_USER' : 'UNKNOWN_USER';
      expect(page.url.href).toBe(portal.at(`/user-setup-error?code=${code}`));
      expect(await who(portal, browser)).toBe(401);
      const stillKnown = await browser.go(portal.at('/login'));
      expect(stillKnown.url.pathname).toBe('/user-setup-error');
      const signingOut = await browser.post(portal.at('/logout'));
      expect((await browser.submit(signingOut, { logout: 'yes' })).url.href).toBe(portal.at('/'));
      expect((await browser.go(portal.at('/login'))).body).toContain('Logg inn');
    },
  );

  sessionTest('a user who is deactivated meanwhile is refused at the next call', async (portal) => {
    const { email, userId } = await person(portal, 'fired');
    const browser = testBrowser();
    await signIn(portal, browser, email);
    expect(await who(portal, browser)).toBe(200);
    await setState(portal.database, userId, 'INACTIVE');
    expect(await who(portal, browser)).toBe(401);
    await setState(portal.database, userId, 'ACTIVE');
    expect(await who(portal, browser)).toBe(200);
  });

  sessionTest('signing out ends the session here and at the provider', async (portal) => {
    const { email } = await person(portal, 'leaves');
    const browser = testBrowser();
    await signIn(portal, browser, email);
    const token = browser.cookie('localhost', 'takst_session') ?? '';
    const signingOut = await browser.post(portal.at('/logout'));
    expect(signingOut.url.pathname).toBe('/oidc/session/end');
    expect(signingOut.url.searchParams.get('id_token_hint')).toBeTruthy();
    expect(signingOut.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(signingOut.body).not.toMatch(/<script>|<style|style=/);
    const home = await browser.submit(signingOut, { logout: 'yes' });
    expect(home.url.href).toBe(portal.at('/'));
    expect(await who(portal, browser)).toBe(401);
    browser.setCookie('localhost', 'takst_session', token);
    expect(await who(portal, browser)).toBe(401);
    expect((await browser.go(portal.at('/login'))).body).toContain('Logg inn');
  });

  sessionTest('signing out without a session leads home', async (portal) => {
    const browser = testBrowser();
    expect((await browser.post(portal.at('/logout'))).url.href).toBe(portal.at('/'));
  });

  sessionTest('who is signed in at the provider already is not asked again', async (portal) => {
    const { email } = await person(portal, 'again');
    const browser = testBrowser();
    await signIn(portal, browser, email);
    const first = browser.cookie('localhost', 'takst_session');
    const page = await browser.go(portal.at('/login?returnTo=/minside'));
    expect(page.url.pathname).toBe('/minside');
    expect(browser.cookie('localhost', 'takst_session')).not.toBe(first);
    expect(await who(portal, browser)).toBe(200);
  });

  sessionTest(
    'with the e-mail in the URL is asked for the password only, also where another user is signed in',
    async (portal) => {
      const [other, { email }] = [
        await person(portal, 'was-here'),
        await person(portal, 'newcomer'),
      ];
      const browser = testBrowser();
      await signIn(portal, browser, other.email);
      const form = await browser.go(portal.at(`/login?loginHint=${encodeURIComponent(email)}`));
      expect(form.body).toContain(`value="${email}"`);
      // The provider ends the other one's session by a form that a browser sends by itself.
      const ending = await browser.submit(form, { email, password });
      const page = await browser.submit(ending);
      expect(page.url.href).toBe(portal.at('/'));
      const contact = await browser.go(portal.at(contactPath));
      expect(JSON.parse(contact.body)).toMatchObject({ email });
    },
  );

  sessionTest.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/.//evil.example',
  ])('returning to %s is returning home', async (portal, place) => {
    const { email } = await person(portal, `tricked-${place.length}-${place.charCodeAt(1)}`);
    const path = `/login?returnTo=${encodeURIComponent(place)}`;
    expect((await signIn(portal, testBrowser(), email, path)).url.href).toBe(portal.at('/'));
  });

  sessionTest('the sign-in page speaks English to those who ask for it', async (portal) => {
    const browser = testBrowser();
    browser.setCookie('localhost', 'language', 'en');
    const form = await browser.go(portal.at('/login'));
    expect(form.body).toContain('<html lang="en"');
    expect(form.body).toContain('Sign in');
  });
});
