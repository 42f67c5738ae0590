import { createServer } from 'node:http';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { testBrowser } from '../test-browser.ts';
import { contactPath, type SessionPortal } from '../test-portal.ts';
import { anHour, otherProviderTest as sessionTest } from './test-other-provider.ts';

type Portal = Parameters<Parameters<typeof sessionTest>[1]>[0];

type Behaviour = {
  readonly is: (portal: Portal) => unknown;
  /** The operator lets e-mails count that are not said to be verified. */
  readonly trustsEmail?: true;
  /** Where the browser ends; signed in without it. */
  readonly refused?: 'UNKNOWN_USER' | 'PROVIDER_ANSWER' | 'PROVIDER_UNAVAILABLE';
  /** Why, in the log. */
  readonly reason?: string;
  /** What a call gets when the tokens have expired; 200 without it. */
  readonly later?: 401;
  /** Whether signing out goes by the provider; it does without it. */
  readonly signsOutHereAlone?: true;
};

const claim = (claims: Record<string, unknown>) => (portal: Portal) => {
  Object.assign(portal.userInfo, claims);
};
const idToken = (claims: Record<string, unknown>) => (portal: Portal) =>
  void portal.provider.service.on('beforeTokenSigning', ({ payload }) =>
    Object.assign(payload, claims),
  );
type Grant = 'authorization_code' | 'refresh_token';
/** Changes what a code or a refresh token is exchanged for. */
const answer =
  (change: (body: Record<string, unknown>, grant: Grant) => void) => (portal: Portal) =>
    void portal.provider.service.on('beforeResponse', ({ body }, request) => {
      const { grant_type: grant } = (request as { body: { grant_type: Grant } }).body;
      if (body && typeof body === 'object') change(body as Record<string, unknown>, grant);
    });
const without = (name: string) => answer((body) => Reflect.deleteProperty(body, name));
const discovered = (name: string, value?: unknown) => (portal: Portal) =>
  void portal.provider.service.on('beforeWellKnownOpenIdConfiguration', ({ body }) => {
    if (body && typeof body === 'object') Object.assign(body, { [name]: value });
  });
const verified = { email: 'kari@bedrift.no', email_verified: true };

/** What providers do that the standard leaves to them, and what is made of it. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  'says that the e-mail is verified': { is: claim({ email_verified: true }) },
  'says so as text': { is: claim({ email_verified: 'true' }) },
  'gives no email_verified': {
    is: claim({ email_verified: undefined }),
    refused: 'UNKNOWN_USER',
    reason: 'gave no email_verified, OIDC_<TENANT>_TRUST_EMAIL does not let its e-mails count',
  },
  'gives no email_verified, and its e-mails count': {
    is: claim({ email_verified: undefined }),
    trustsEmail: true,
  },
  'says that the e-mail is not verified, though its e-mails count': {
    is: claim({ email_verified: false }),
    trustsEmail: true,
    refused: 'UNKNOWN_USER',
    reason: 'says that the e-mail is not verified',
  },
  'says nothing that can be read, though its e-mails count': {
    is: claim({ email_verified: null }),
    trustsEmail: true,
    refused: 'UNKNOWN_USER',
    reason: 'says that the e-mail is not verified',
  },
  'gives no e-mail, though its e-mails count': {
    is: claim({ email: undefined }),
    trustsEmail: true,
    refused: 'UNKNOWN_USER',
    reason: 'gave no email claim',
  },
  'has the e-mail in the ID token and no user info': {
    is: (portal) => {
      idToken(verified)(portal);
      discovered('userinfo_endpoint')(portal);
    },
  },
  'gives no refresh token': { is: without('refresh_token'), later: 401 },
  'gives a refresh token at the sign-in alone, which stays valid': {
    is: answer((body, grant) => {
      if (grant === 'refresh_token') delete body['refresh_token'];
    }),
  },
  'gives no lifetime of its tokens': { is: without('expires_in') },
  'gives no ID token': {
    is: without('id_token'),
    refused: 'PROVIDER_ANSWER',
    reason: 'OAUTH_INVALID_RESPONSE',
  },
  'says that the user signed in at 0': { is: idToken({ auth_time: 0 }) },
  'adds parameters and claims of its own': {
    is: (portal) => {
      answer((body) => Object.assign(body, { session_state: 'a.b', 'not-before-policy': 0 }))(
        portal,
      );
      idToken({ tenant: 'x', roles: ['admin'], acr: '4' })(portal);
      portal.provider.service.on('beforeAuthorizeRedirect', ({ url }) =>
        url.searchParams.set('client_info', 'eyJ1aWQiOiIxIn0'),
      );
    },
  },
  'has no address to sign out': { is: discovered('end_session_endpoint'), signsOutHereAlone: true },
  'takes a second for each answer': { is: (portal) => slow(portal, 1_000) },
  'takes longer than anybody waits': {
    is: (portal) => slow(portal, 6_000),
    refused: 'PROVIDER_UNAVAILABLE',
    reason: 'unavailable',
  },
  'has changed its key since the last sign-in': {
    is: async (portal) => {
      await signIn(portal);
      await portal.provider.issuer.keys.generate('RS256');
      // Unknown keys are asked for once a minute.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
      onTestFinished(() => void vi.useRealTimers());
    },
  },
  'signs with a key that it does not publish': {
    is: async (portal) => {
      const { keys } = portal.provider.issuer;
      const { kid } = await keys.generate('RS256');
      const published = keys.toJSON.bind(keys);
      keys.toJSON = (...how) => published(...how).filter((key) => key.kid !== kid);
    },
    refused: 'PROVIDER_ANSWER',
    reason: 'OAUTH_JWKS_REQUEST_FAILED|OAUTH_KEY_SELECTION_FAILED',
  },
};

async function slow(portal: Portal, ms: number): Promise<void> {
  const { port } = portal.provider.address();
  const { requestHandler } = portal.provider.service;
  const { url } = portal.provider.issuer;
  await portal.provider.stop();
  portal.provider.issuer.url = url;
  const server = createServer(
    (request, response) => void setTimeout(() => requestHandler(request, response), ms),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
}

async function signIn(portal: Pick<SessionPortal, 'at'>) {
  const browser = testBrowser();
  const page = await browser.go(portal.at('/login?returnTo=/minside'));
  const who = async () => (await browser.go(portal.at(contactPath))).status;
  return { browser, page, who };
}

describe('a provider that', () => {
  sessionTest.each(Object.entries(behaviours))(
    '%s',
    async (test, _name, behaviour) => {
      const { is, trustsEmail, refused, reason, later = 200, signsOutHereAlone } = behaviour;
      await is(test);
      const portal = trustsEmail ? await test.startTrusting() : test;
      const { browser, page, who } = await signIn(portal);
      if (refused) {
        expect(page.url.href).toBe(portal.at(`/user-setup-error?code=${refused}`));
        expect(await who()).toBe(401);
        expect(test.logged.join('')).toMatch(new RegExp(reason ?? ''));
        expect(test.logged.join('')).not.toContain('@bedrift');
        return;
      }
      expect([page.url.href, test.logged]).toEqual([portal.at('/minside'), []]);
      expect(await who()).toBe(200);
      for (const renewal of ['first', 'second']) {
        test.clock.moveOn(anHour);
        expect(await who(), renewal).toBe(later);
      }
      if (later !== 200) return;
      const out = await browser.post(portal.at('/logout'));
      const isThere = out.way.some((address) =>
        address.startsWith(`${test.provider.issuer.url}/endsession`),
      );
      expect(isThere).toBe(!signsOutHereAlone);
      expect(out.url.href).toBe(portal.at('/'));
      expect(await who()).toBe(401);
    },
    30_000,
  );
});
