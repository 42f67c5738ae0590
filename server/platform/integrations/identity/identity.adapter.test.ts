import { createServer } from 'node:net';
import { describe, expect } from 'vitest';
import { testWith } from '#testing/test-with.ts';
import { identityService } from './identity.adapter.ts';
import { createDiscover } from '../oidc/oidc.public.ts';
import { origin, startTestProvider, type TestProvider } from './test-provider.ts';

/** Each test has a provider of its own: what was discovered is cached. */
const identityTest = testWith<TestProvider>({
  scope: 'test',
  make: async (onEnd) => {
    const started = await startTestProvider();
    onEnd(started.stop);
    return started;
  },
});

const ingrid = {
  subject: 'johndoe',
  name: 'Ingrid Hansen',
  birthDate: Temporal.PlainDate.from('1960-01-10'),
};
const unavailable = { name: 'IdentityUnavailable' };
const refused = (code: string, reason: string | RegExp = /./) => ({
  name: 'IdentityRefused',
  code,
  message: expect.stringMatching(reason),
});

describe('a person proves who they are at any provider, by configuration alone', () => {
  identityTest('asks for a fresh identification, and tells name and birth date', async (test) => {
    const begun = await test.begin();
    expect(Object.fromEntries(begun.url.searchParams)).toMatchObject({
      redirect_uri: `${origin}/register/identity-callback`,
      scope: 'openid profile',
      prompt: 'login',
      ui_locales: 'nb',
      acr_values: 'urn:bankid:bid',
      code_challenge_method: 'S256',
      state: begun.secrets.state,
    });
    expect(await test.finish(begun)).toEqual(ingrid);
  });

  identityTest.each<[what: string, idToken: object, userInfo: object]>([
    [
      'two names instead of one',
      { name: undefined, given_name: 'Ingrid', family_name: 'Hansen' },
      {},
    ],
    [
      'claims in the user info',
      { name: undefined, birthdate: undefined },
      { name: 'Ingrid Hansen', birthdate: '1960-01-10' },
    ],
    ['one claim in either', { birthdate: undefined }, { birthdate: '1960-01-10' }],
    ['spaces around the name', { name: ' Ingrid Hansen ' }, {}],
  ])('takes %s', async (test, _what, idToken, userInfo) => {
    Object.assign(test.claims, idToken);
    Object.assign(test.userInfo, userInfo);
    expect(await test.finish(await test.begin())).toEqual(ingrid);
  });
});

describe('nobody is proved', () => {
  identityTest.each<[what: string, claims: object, error: object]>([
    ['another nonce', { nonce: 'other' }, refused('UNUSABLE_ANSWER')],
    ['another audience', { aud: 'another-client' }, refused('UNUSABLE_ANSWER')],
    ['another issuer', { iss: 'https://evil.example' }, refused('UNUSABLE_ANSWER')],
    ['an expired token', { exp: 1_000 }, refused('UNUSABLE_ANSWER')],
    ['no birth date', { birthdate: undefined }, refused('UNUSABLE_CLAIMS', 'birthdate is missing')],
    ['a Norwegian date', { birthdate: '10.01.1960' }, refused('UNUSABLE_CLAIMS', 'no date$')],
    ['a moment', { birthdate: '1960-01-10T00:00:00Z' }, refused('UNUSABLE_CLAIMS', 'no date$')],
    ['a year alone', { birthdate: '1960' }, refused('UNUSABLE_CLAIMS', 'no date$')],
    ['a withheld year', { birthdate: '0000-01-10' }, refused('UNUSABLE_CLAIMS', 'no date$')],
    ['no such day', { birthdate: '1960-02-30' }, refused('UNUSABLE_CLAIMS', 'no day of the')],
    ['a number as birth date', { birthdate: 19_600_110 }, refused('UNUSABLE_CLAIMS', 'no date$')],
    ['no name', { name: undefined }, refused('UNUSABLE_CLAIMS', 'given_name is missing')],
    [
      'half a name',
      { name: undefined, given_name: 'Ingrid' },
      refused('UNUSABLE_CLAIMS', 'family_name is missing'),
    ],
    ['a blank name', { name: '  ' }, refused('UNUSABLE_CLAIMS', 'name is no name')],
    ['a name that is no text', { name: ['Ingrid'] }, refused('UNUSABLE_CLAIMS', 'is no name')],
    [
      'a name the database cannot store',
      { name: 'I\0H' },
      refused('UNUSABLE_CLAIMS', 'is no name'),
    ],
    ['a name with line breaks', { name: 'I\nH' }, refused('UNUSABLE_CLAIMS', 'is no name')],
    ['an endless name', { name: 'I'.repeat(201) }, refused('UNUSABLE_CLAIMS', 'is no name')],
  ])('by an ID token with %s', async (test, _what, claims, error) => {
    Object.assign(test.claims, claims);
    await expect(test.finish(await test.begin())).rejects.toMatchObject(error);
  });

  identityTest.each<[what: string, arrange: (test: TestProvider) => unknown, error: object]>([
    [
      'a forged signature',
      ({ provider }) =>
        provider.service.on('beforeResponse', ({ body }) => {
          if (!body || typeof body !== 'object' || !('id_token' in body)) return;
          const [head, payload] = String(body.id_token).split('.');
          body.id_token = `${head}.${payload}.${Buffer.alloc(256, 1).toString('base64url')}`;
        }),
      refused('UNUSABLE_ANSWER'),
    ],
    [
      'user info of another person',
      ({ claims, userInfo }) => {
        Object.assign(claims, { birthdate: undefined });
        Object.assign(userInfo, { sub: 'mallory', birthdate: '1960-01-10' });
      },
      refused('UNUSABLE_ANSWER'),
    ],
    [
      'rubbish',
      ({ provider }) =>
        provider.service.on('beforeResponse', (response) =>
          Object.assign(response, { statusCode: 200, body: { hello: 'world' } }),
        ),
      refused('UNUSABLE_ANSWER'),
    ],
    [
      'a code that was redeemed before',
      ({ provider }) =>
        provider.service.on('beforeResponse', (response) =>
          Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } }),
        ),
      refused('EXPIRED'),
    ],
    [
      'an error of the provider',
      ({ provider }) =>
        provider.service.on('beforeResponse', (response) =>
          Object.assign(response, { statusCode: 503, body: {} }),
        ),
      unavailable,
    ],
    ['a provider that is down', ({ provider }) => provider.stop(), unavailable],
  ])('by %s', async (test, _what, arrange, error) => {
    const begun = await test.begin();
    await arrange(test);
    await expect(test.finish(begun)).rejects.toMatchObject(error);
  });

  identityTest.each<[what: string, change: Readonly<Record<string, string>>, error: object]>([
    ['a person who cancelled', { error: 'access_denied' }, refused('CANCELLED')],
    ['server_error', { error: 'server_error' }, unavailable],
    ['temporarily_unavailable', { error: 'temporarily_unavailable' }, unavailable],
    ['a refused request', { error: 'invalid_scope' }, refused('UNUSABLE_ANSWER', 'invalid_scope')],
    ['no code', {}, refused('UNUSABLE_ANSWER')],
    ['a forged state', { code: 'x', state: 'x'.repeat(43) }, refused('UNUSABLE_ANSWER')],
    ['another issuer', { code: 'x', iss: 'https://evil.example' }, refused('UNUSABLE_ANSWER')],
  ])('by a callback with %s', async (test, _what, change, error) => {
    const { callback, secrets } = await test.begin();
    callback.searchParams.delete('code');
    for (const [name, value] of Object.entries(change)) callback.searchParams.set(name, value);
    await expect(test.finish({ callback, secrets })).rejects.toMatchObject(error);
  });

  identityTest('by the answer to another identification', async (test) => {
    const [first, second] = [await test.begin(), await test.begin()];
    const mixed = { callback: first.callback, secrets: second.secrets };
    await expect(test.finish(mixed)).rejects.toMatchObject(refused('UNUSABLE_ANSWER'));
    const { codeVerifier } = second.secrets;
    const stolen = { callback: first.callback, secrets: { ...first.secrets, codeVerifier } };
    await expect(test.finish(stolen)).rejects.toMatchObject({
      name: expect.stringMatching('^Identity'),
    });
    expect(await test.finish(second)).toEqual(ingrid);
  });

  identityTest('and no message names the person', async (test) => {
    Object.assign(test.claims, { birthdate: '10.01.1960' });
    const message = await test.finish(await test.begin()).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).toContain('proved nobody');
    expect(message).not.toMatch(/Ingrid|1960|johndoe/);
  });
});

describe('a provider that is down or slow', () => {
  identityTest('cannot be started at, and can again when it is back', async (test) => {
    const { port } = test.provider.address();
    await test.provider.stop();
    await expect(test.begin()).rejects.toMatchObject(unavailable);
    await test.listen(port);
    expect(await test.finish(await test.begin())).toEqual(ingrid);
  });

  identityTest(
    'is given up after five seconds',
    async (test) => {
      const begun = await test.begin();
      const { port } = test.provider.address();
      await test.provider.stop();
      const silent = createServer(() => {}).listen(port, '127.0.0.1');
      const start = performance.now();
      await expect(test.finish(begun)).rejects.toMatchObject(unavailable);
      expect(performance.now() - start).toBeGreaterThan(4_000);
      expect(performance.now() - start).toBeLessThan(8_000);
      silent.close();
    },
    15_000,
  );
});

describe('an operator without a provider', () => {
  identityTest('is a fault of the caller, not of the provider', async () => {
    const providers = { ruter: 'not-run', akt: 'not-run', fjord: 'not-run' } as const;
    const discover = createDiscover({ demo: false });
    const { start } = identityService({ providers, discover, embedded: null });
    await expect(start({ tenant: 'ruter', origin, language: 'nb' })).rejects.toMatchObject({
      name: 'Error',
      message: 'no identity provider is configured for ruter',
    });
    const embedded = { ...providers, ruter: 'embedded' } as const;
    expect(() => identityService({ providers: embedded, discover, embedded: null })).toThrow(
      'only for trying',
    );
  });
});
