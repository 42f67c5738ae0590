import { OAuth2Server } from 'oauth2-mock-server';
import { sessionTestWith } from '../test-portal.ts';
import { placeUser } from '../test-users.store.ts';

const email = 'kari@bedrift.no';

/** Longer than the tokens of the provider live. */
export const anHour = 3_601;

/** Each test has a provider and a portal of its own: what was discovered is kept. */
export const otherProviderTest = sessionTestWith(async ({ start, database, onEnd }) => {
  await placeUser(database, { email });
  const provider = new OAuth2Server();
  const issuerUrl = () => `http://127.0.0.1:${provider.address().port}`;
  const listen = async (port: number) => {
    await provider.start(port, '127.0.0.1');
    provider.issuer.url = issuerUrl();
  };
  await provider.issuer.keys.generate('RS256');
  await listen(0);
  onEnd(() => provider.listening && provider.stop());
  const userInfo: Record<string, unknown> = { sub: 'johndoe', email, email_verified: true };
  provider.service.on('beforeUserinfo', (response) => Object.assign(response.body, userInfo));
  provider.service.on('beforeAuthorizeRedirect', ({ url }) => {
    url.searchParams.set('session_state', 'a.b');
  });
  const logged: string[] = [];
  const settings = {
    issuer: issuerUrl(),
    clientId: 'portal',
    clientSecret: 'secret',
    scopes: 'openid email',
  };
  const log = { write: (line: string) => void logged.push(line) };
  const portal = await start({ log, provider: settings });
  /** The same for an operator with OIDC_<TENANT>_TRUST_EMAIL=yes. */
  const startTrusting = () =>
    start({ log, clock: portal.clock, provider: { ...settings, trustsEmail: true } });
  return { ...portal, provider, listen, userInfo, issuerUrl, logged, startTrusting };
}, 'test');
