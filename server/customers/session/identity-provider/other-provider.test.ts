import { describe, expect } from 'vitest';
import { testBrowser } from '../test-browser.ts';
import { contactPath, type SessionPortal } from '../test-portal.ts';
import { anHour, otherProviderTest as sessionTest } from './test-other-provider.ts';

describe('another provider, by configuration alone', () => {
  const failed = (portal: SessionPortal, code: string) =>
    portal.at(`/user-setup-error?code=${code}`);
  const signIn = async (portal: SessionPortal) => {
    const browser = testBrowser();
    const page = await browser.go(portal.at('/login?returnTo=/minside'));
    const who = async () => (await browser.go(portal.at(contactPath))).status;
    return { browser, page, who };
  };

  sessionTest('signs in, renews and signs out', async (portal) => {
    const { browser, page, who } = await signIn(portal);
    expect(page.url.href).toBe(portal.at('/minside'));
    expect(await who()).toBe(200);
    portal.clock.moveOn(anHour);
    expect(await who()).toBe(200);
    const out = await browser.post(portal.at('/logout'));
    expect(out.way.some((address) => address.startsWith(`${portal.issuerUrl()}/endsession`))).toBe(
      true,
    );
    expect(out.url.href).toBe(portal.at('/'));
    expect(await who()).toBe(401);
  });

  sessionTest.each([
    ['false', { email_verified: false }, 'says that the e-mail is not verified'],
    ['missing', { email_verified: undefined }, 'gave no email_verified'],
    ['without an e-mail', { email: undefined }, 'gave no email claim'],
    ['true, of nobody here', { email: 'stranger@else.no' }, 'nobody has this e-mail'],
  ])(
    'an e-mail whose verification is %s links nobody, and the log says why without naming them',
    async (portal, _what, claims, reason) => {
      Object.assign(portal.userInfo, { sub: 'stranger', ...claims });
      portal.provider.service.on('beforeTokenSigning', ({ payload }) => {
        payload['sub'] = 'stranger';
      });
      expect((await signIn(portal)).page.url.href).toBe(failed(portal, 'UNKNOWN_USER'));
      const log = portal.logged.join('');
      expect(log).toContain('sign-in refused');
      expect(log).toContain(reason);
      expect(log).not.toMatch(/@bedrift|@else|stranger/);
    },
  );

  sessionTest.each([
    ['another nonce', { nonce: 'other' }],
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: 1_000 }],
  ])('an ID token with %s signs nobody in', async (portal, _what, claims) => {
    portal.provider.service.on('beforeTokenSigning', ({ payload }) =>
      Object.assign(payload, claims),
    );
    const { page, who } = await signIn(portal);
    expect(page.url.href).toBe(failed(portal, 'PROVIDER_ANSWER'));
    expect(await who()).toBe(401);
  });

  sessionTest('an ID token with a forged signature signs nobody in', async (portal) => {
    portal.provider.service.on('beforeResponse', ({ body }) => {
      if (!body || typeof body !== 'object' || !('id_token' in body)) return;
      const [head, payload] = String(body.id_token).split('.');
      body.id_token = `${head}.${payload}.${Buffer.alloc(256, 1).toString('base64url')}`;
    });
    expect((await signIn(portal)).page.url.href).toBe(failed(portal, 'PROVIDER_ANSWER'));
  });

  sessionTest('rubbish from the provider is a page that says so', async (portal) => {
    portal.provider.service.on('beforeResponse', (response) => {
      Object.assign(response, { statusCode: 200, body: { hello: 'world' } });
    });
    expect((await signIn(portal)).page.url.href).toBe(failed(portal, 'PROVIDER_ANSWER'));
  });

  sessionTest('a provider that has an error of its own is unavailable', async (portal) => {
    portal.provider.service.on('beforeResponse', (response) => {
      Object.assign(response, { statusCode: 503, body: {} });
    });
    expect((await signIn(portal)).page.url.href).toBe(failed(portal, 'PROVIDER_UNAVAILABLE'));
  });

  sessionTest(
    'a provider that is down is unavailable, and back when it is back',
    async (portal) => {
      const { port } = portal.provider.address();
      await portal.provider.stop();
      expect((await signIn(portal)).page.url.href).toBe(failed(portal, 'PROVIDER_UNAVAILABLE'));
      await portal.listen(port);
      expect((await signIn(portal)).page.url.pathname).toBe('/minside');
    },
  );

  sessionTest(
    'while the provider is down, an expired session waits for it and is not lost',
    async (portal) => {
      const { port } = portal.provider.address();
      const { who } = await signIn(portal);
      await portal.provider.stop();
      portal.clock.moveOn(anHour);
      expect(await who()).toBe(503);
      await portal.listen(port);
      expect(await who()).toBe(200);
    },
  );

  sessionTest('a renewal for somebody else ends the session', async (portal) => {
    const { who } = await signIn(portal);
    portal.provider.service.on('beforeTokenSigning', ({ payload }) => {
      payload['sub'] = 'mallory';
    });
    portal.clock.moveOn(anHour);
    expect(await who()).toBe(401);
  });

  sessionTest(
    'a provider that does not answer is given up after five seconds',
    async (portal) => {
      const { createServer } = await import('node:net');
      const { port } = portal.provider.address();
      await portal.provider.stop();
      const silent = createServer(() => {}).listen(port, '127.0.0.1');
      const start = performance.now();
      expect((await signIn(portal)).page.url.href).toBe(failed(portal, 'PROVIDER_UNAVAILABLE'));
      expect(performance.now() - start).toBeLessThan(7_000);
      silent.close();
    },
    15_000,
  );
});
