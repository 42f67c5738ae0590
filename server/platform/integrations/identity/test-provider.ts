import { OAuth2Server } from 'oauth2-mock-server';
import { createDiscover } from '../oidc/oidc.public.ts';
import { identityService } from './identity.adapter.ts';
import type { IdentificationSecrets } from './identity.port.ts';

/** The portal's origin; nothing listens there, as a callback is read and not fetched. */
export const origin = 'http://localhost:3000';

/** Another provider than the stand-in, with the claims of a person in the ID token. */
export async function startTestProvider() {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  const listen = async (port: number) => {
    await provider.start(port, '127.0.0.1');
    provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
  };
  await listen(0);
  const claims: Record<string, unknown> = { name: 'Ingrid Hansen', birthdate: '1960-01-10' };
  const userInfo: Record<string, unknown> = { sub: 'johndoe' };
  provider.service.on('beforeTokenSigning', ({ payload }) => void Object.assign(payload, claims));
  provider.service.on('beforeUserinfo', ({ body }) => void Object.assign(body, userInfo));
  const ruter = {
    issuer: provider.issuer.url ?? '',
    clientId: 'portal',
    clientSecret: 'secret',
    scopes: 'openid profile',
    acrValues: 'urn:bankid:bid',
  };
  const identity = identityService({
    providers: { ruter, akt: 'not-run', fjord: 'not-run' },
    discover: createDiscover({ demo: true }),
    embedded: null,
  });
  const start = () => identity.start({ tenant: 'ruter', origin, language: 'nb' });
  return {
    provider,
    identity,
    listen,
    claims,
    userInfo,
    /** An identification up to the provider's way back. */
    async begin() {
      const { url, secrets } = await start();
      const answer = await fetch(url, { redirect: 'manual' });
      return { url, secrets, callback: new URL(answer.headers.get('location') ?? '') };
    },
    finish: ({ callback: url, secrets }: { callback: URL; secrets: IdentificationSecrets }) =>
      identity.finish({ tenant: 'ruter', origin, url, secrets }),
    stop: async () => {
      if (provider.listening) await provider.stop();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;
