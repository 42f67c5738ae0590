import { describe, expect } from 'vitest';
import { identityService } from '#platform/integrations/identity/identity.adapter.ts';
import { identityCallbackPath } from '#platform/integrations/identity/identity.port.ts';
import { createDiscover } from '#platform/integrations/oidc/oidc.public.ts';
import { testBrowser, type TestBrowser } from '#customers/session/test-browser.ts';
import { contactPath, sessionTestWith } from '#customers/session/test-portal.ts';
import { password, placeLogin, placeUser } from '#customers/session/test-users.store.ts';
import { createEmbeddedProvider } from '../identity-provider/embedded-provider.ts';
import { identifiedPeople } from './identified-people.ts';

const email = 'kari@bedrift.no';
const user = 'sub-kari';

const identityTest = sessionTestWith(async ({ start, database }) => {
  await placeUser(database, { email });
  await placeLogin(database, { email, subject: user });
  const portal = await start();
  const providers = { ruter: 'embedded', akt: 'embedded', fjord: 'embedded' } as const;
  const discover = createDiscover({ demo: true });
  const identity = identityService({
    providers,
    discover,
    embedded: portal.embedded.identitySettings,
  });
  return { ...portal, identity };
});

type Portal = Parameters<Parameters<typeof identityTest>[1]>[0];

const atCallback = (url: URL): boolean => url.pathname === identityCallbackPath;

/** Goes to the stand-in and does there what `act` does with its page; finishes with what came back. */
async function identify(
  portal: Portal,
  browser: TestBrowser,
  act: (page: Awaited<ReturnType<TestBrowser['go']>>) => Promise<{ url: URL }>,
) {
  const origin = new URL(portal.at('/')).origin;
  const { url, secrets } = await portal.identity.start({ tenant: 'ruter', origin, language: 'nb' });
  const back = await act(await browser.go(url));
  const finish = () => portal.identity.finish({ tenant: 'ruter', origin, url: back.url, secrets });
  return { url: back.url, finish };
}

const choose = (portal: Portal, browser: TestBrowser, person: string) =>
  identify(portal, browser, (page) => browser.submit(page, { person }, atCallback));

const subjectOf = (text: string): string =>
  identifiedPeople.find(({ givenName }) => givenName === text)?.subject ?? '';

describe('the stand-in for BankID', () => {
  identityTest('lists its people, each with a use, and says what it is', async (portal) => {
    const browser = testBrowser();
    const { finish } = await identify(portal, browser, async (page) => {
      expect([page.status, page.url.pathname]).toEqual([
        200,
        expect.stringMatching(/^\/oidc\/identity\/interaction\//),
      ]);
      expect(page.body).toContain('Dette er ikke BankID');
      for (const { givenName, familyName, use } of identifiedPeople) {
        expect(page.body).toContain(`${givenName} ${familyName}`);
        expect(page.body).toContain(use.nb);
      }
      expect((await browser.submit(page, { person: 'sub-kari' })).status).toBe(422);
      expect((await browser.submit(page, {})).status).toBe(422);
      return browser.submit(page, { person: subjectOf('Ingrid') }, atCallback);
    });
    expect(await finish()).toEqual({
      subject: subjectOf('Ingrid'),
      name: 'Ingrid Hansen',
      birthDate: Temporal.PlainDate.from('1960-01-10'),
    });
  });

  identityTest('is in English where the browser is', async (portal) => {
    const browser = testBrowser();
    browser.setCookie('localhost', 'language', 'en');
    await identify(portal, browser, async (page) => {
      expect(page.body).toContain('This is not BankID');
      expect(page.body).toContain('May sign alone');
      return page;
    });
  });

  identityTest.each(
    identifiedPeople
      .filter(({ error, birthdate }) => !error && birthdate.includes('-'))
      .map((person) => [person.givenName, person] as const),
  )('proves %s', async (portal, _given, person) => {
    const { finish } = await choose(portal, testBrowser(), person.subject);
    expect(await finish()).toEqual({
      subject: person.subject,
      name: `${person.givenName} ${person.familyName}`,
      birthDate: Temporal.PlainDate.from(person.birthdate),
    });
  });

  identityTest('shows every failure by hand', async (portal) => {
    const failing = await choose(portal, testBrowser(), subjectOf('Even'));
    await expect(failing.finish()).rejects.toMatchObject({ name: 'IdentityUnavailable' });
    const malformed = await choose(portal, testBrowser(), subjectOf('Thea'));
    await expect(malformed.finish()).rejects.toMatchObject({ code: 'UNUSABLE_CLAIMS' });
    const browser = testBrowser();
    const cancelled = await identify(portal, browser, async ({ url }) => {
      const { headers } = await browser.peek(url);
      expect(headers.get('cache-control')).toBe('no-store');
      const page = await browser.go(url);
      const cancel = { ...page, body: page.body.slice(page.body.indexOf('</form>')) };
      return browser.submit(cancel, {}, atCallback);
    });
    await expect(cancelled.finish()).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  identityTest('redeems a code once', async (portal) => {
    const { finish } = await choose(portal, testBrowser(), subjectOf('Ingrid'));
    await finish();
    await expect(finish()).rejects.toMatchObject({ code: 'EXPIRED' });
  });

  identityTest('asks each time who it is, whoever it was before', async (portal) => {
    const browser = testBrowser();
    const first = await choose(portal, browser, subjectOf('Jonas'));
    expect(await first.finish()).toMatchObject({ name: 'Jonas Berg' });
    const second = await identify(portal, browser, async (page) => {
      // The provider ends the other one's session by a form that a browser sends by itself.
      const ending = await browser.submit(page, { person: subjectOf('Silje') });
      return browser.submit(ending, {}, atCallback);
    });
    expect(await second.finish()).toMatchObject({ name: 'Silje Lund' });
  });

  identityTest('refuses production', () => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    const database = {} as Portal['database'];
    try {
      expect(() => createEmbeddedProvider({ database, accessTokenSeconds: 1 })).toThrow('stand-in');
    } finally {
      process.env['NODE_ENV'] = before;
    }
  });
});

describe('an identified person is no signed-in user', () => {
  identityTest('and must sign in like anybody', async (portal) => {
    const browser = testBrowser();
    const { finish } = await choose(portal, browser, subjectOf('Ingrid'));
    await finish();
    expect((await browser.go(portal.at(contactPath))).status).toBe(401);
    const page = await browser.go(portal.at('/login'));
    expect(page.url.pathname).toMatch(/^\/oidc\/interaction\//);
    expect(page.body).toContain('name="password"');
  });

  identityTest('a signed-in user has proved nothing', async (portal) => {
    const browser = testBrowser();
    await browser.submit(await browser.go(portal.at('/login')), { email, password });
    expect((await browser.go(portal.at(contactPath))).status).toBe(200);
    const { finish } = await choose(portal, browser, subjectOf('Kari'));
    expect(await finish()).toMatchObject({ subject: subjectOf('Kari'), name: 'Kari Moen' });
    expect((await browser.go(portal.at(contactPath))).status).toBe(200);
    // The provider of users still knows them, and asks for no password.
    expect((await browser.go(portal.at('/login?returnTo=/minside'))).url.pathname).toBe('/minside');
  });

  identityTest('neither client is one of the other’s provider', async (portal) => {
    const browser = testBrowser();
    const login = new URL((await browser.peek(portal.at('/login'))).headers.get('location') ?? '');
    login.pathname = '/oidc/identity/auth';
    expect((await browser.go(login)).status).toBe(400);
    const origin = new URL(portal.at('/')).origin;
    const { url } = await portal.identity.start({ tenant: 'ruter', origin, language: 'nb' });
    url.pathname = '/oidc/auth';
    expect((await browser.go(url)).status).toBe(400);
  });

  identityTest('a step of one provider is no step of the other', async (portal) => {
    const browser = testBrowser();
    await identify(portal, browser, async (page) => {
      const uid = page.url.pathname.split('/').at(-1);
      const other = await browser.post(portal.at(`/oidc/interaction/${uid}`), { email, password });
      expect([other.status, other.body]).toEqual([400, expect.stringContaining('stoppet opp')]);
      return page;
    });
  });
});
