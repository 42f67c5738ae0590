import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#testing/test-database.ts';
import { testBrowser } from '../test-browser.ts';
import { contactPath, testPortal } from '../test-portal.ts';
import { placeUser } from '../test-users.store.ts';

const email = 'kari@bedrift.no';
const anHour = 3_601;

describe.each(testDatabases)('another provider, by configuration alone, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let portal: Awaited<ReturnType<typeof testPortal>>;
  let provider: OAuth2Server;
  let userInfo: Record<string, unknown>;

  beforeAll(async () => {
    opened = await open();
    await placeUser(opened.database, { email });
  }, 60_000);
  afterAll(async () => {
    await opened?.drop();
  });

  // Each test has a provider and a portal of its own: what was discovered is kept.
  beforeEach(async () => {
    provider = new OAuth2Server();
    await provider.issuer.keys.generate('RS256');
    await listen(0);
    userInfo = { sub: 'johndoe', email, email_verified: true };
    provider.service.on('beforeUserinfo', (response) => Object.assign(response.body, userInfo));
    provider.service.on('beforeAuthorizeRedirect', ({ url }) => {
      url.searchParams.set('session_state', 'a.b');
    });
    portal = await testPortal(opened.database, {
      provider: {
        issuer: issuerUrl(),
        clientId: 'portal',
        clientSecret: 'secret',
        scopes: 'openid email',
      },
    });
  });
  afterEach(async () => {
    await portal.close();
    if (provider.listening) await provider.stop();
  });

  const listen = async (port: number) => {
    await provider.start(port, '127.0.0.1');
    provider.issuer.url = issuerUrl();
  };
  const issuerUrl = () => `http://127.0.0.1:${provider.address().port}`;
  const failed = (code: string) => portal.at(`/user-setup-error?code=${code}`);
  const signIn = async () => {
    const browser = testBrowser();
    const page = await browser.go(portal.at('/login?returnTo=/minside'));
    const who = async () => (await browser.go(portal.at(contactPath))).status;
    return { browser, page, who };
  };

  test('signs in, renews and signs out', async () => {
    const { browser, page, who } = await signIn();
    expect(page.url.href).toBe(portal.at('/minside'));
    expect(await who()).toBe(200);
    portal.clock.moveOn(anHour);
    expect(await who()).toBe(200);
    const out = await browser.post(portal.at('/logout'));
    expect(out.way.some((address) => address.startsWith(`${issuerUrl()}/endsession`))).toBe(true);
    expect(out.url.href).toBe(portal.at('/'));
    expect(await who()).toBe(401);
  });

  test('an authentication time of 0 is fine', async () => {
    provider.service.on('beforeTokenSigning', ({ payload }) => {
      payload['auth_time'] = 0;
    });
    expect((await signIn()).page.url.pathname).toBe('/minside');
  });

  test('a provider without end-session endpoint: signed out here alone', async () => {
    provider.service.on('beforeWellKnownOpenIdConfiguration', ({ body }) => {
      if (body && typeof body === 'object') Reflect.deleteProperty(body, 'end_session_endpoint');
    });
    const { browser, who } = await signIn();
    expect(await who()).toBe(200);
    expect((await browser.post(portal.at('/logout'))).url.href).toBe(portal.at('/'));
    expect(await who()).toBe(401);
  });

  test('an e-mail that is not verified links nobody', async () => {
    userInfo = { sub: 'stranger', email, email_verified: false };
    provider.service.on('beforeTokenSigning', ({ payload }) => {
      payload['sub'] = 'stranger';
    });
    expect((await signIn()).page.url.href).toBe(failed('UNKNOWN_USER'));
  });

  test.each([
    ['another nonce', { nonce: 'other' }],
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: 1_000 }],
  ])('an ID token with %s signs nobody in', async (_what, claims) => {
    provider.service.on('beforeTokenSigning', ({ payload }) => Object.assign(payload, claims));
    const { page, who } = await signIn();
    expect(page.url.href).toBe(failed('PROVIDER_ANSWER'));
    expect(await who()).toBe(401);
  });

  test('an ID token with a forged signature signs nobody in', async () => {
    provider.service.on('beforeResponse', ({ body }) => {
      if (!body || typeof body !== 'object' || !('id_token' in body)) return;
      const [head, payload] = String(body.id_token).split('.');
      body.id_token = `${head}.${payload}.${Buffer.alloc(256, 1).toString('base64url')}`;
    });
    expect((await signIn()).page.url.href).toBe(failed('PROVIDER_ANSWER'));
  });

  test('rubbish from the provider is a page that says so', async () => {
    provider.service.on('beforeResponse', (response) => {
      Object.assign(response, { statusCode: 200, body: { hello: 'world' } });
    });
    expect((await signIn()).page.url.href).toBe(failed('PROVIDER_ANSWER'));
  });

  test('a provider that has an error of its own is unavailable', async () => {
    provider.service.on('beforeResponse', (response) => {
      Object.assign(response, { statusCode: 503, body: {} });
    });
    expect((await signIn()).page.url.href).toBe(failed('PROVIDER_UNAVAILABLE'));
  });

  test('a provider that is down is unavailable, and back when it is back', async () => {
    const { port } = provider.address();
    await provider.stop();
    expect((await signIn()).page.url.href).toBe(failed('PROVIDER_UNAVAILABLE'));
    await listen(port);
    expect((await signIn()).page.url.pathname).toBe('/minside');
  });

  test('while the provider is down, an expired session waits for it and is not lost', async () => {
    const { port } = provider.address();
    const { who } = await signIn();
    await provider.stop();
    portal.clock.moveOn(anHour);
    expect(await who()).toBe(503);
    await listen(port);
    expect(await who()).toBe(200);
  });

  test('a renewal for somebody else ends the session', async () => {
    const { who } = await signIn();
    provider.service.on('beforeTokenSigning', ({ payload }) => {
      payload['sub'] = 'mallory';
    });
    portal.clock.moveOn(anHour);
    expect(await who()).toBe(401);
  });

  test(
    'a provider that does not answer is given up after five seconds',
    { timeout: 15_000 },
    async () => {
      const { createServer } = await import('node:net');
      const { port } = provider.address();
      await provider.stop();
      const silent = createServer(() => {}).listen(port, '127.0.0.1');
      const start = performance.now();
      expect((await signIn()).page.url.href).toBe(failed('PROVIDER_UNAVAILABLE'));
      expect(performance.now() - start).toBeLessThan(7_000);
      silent.close();
    },
  );
});
