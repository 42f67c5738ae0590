import { createServer, type Server } from 'node:https';
import { Provider } from '@takst/server/platform/stand-ins/identity-provider/load-oidc-provider.ts';
import type { Certificate } from './certificate.ts';

type Client = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectAddress: string;
  readonly afterSignOut: string;
};

const anHour = 3_600;
const scope = 'openid email profile offline_access';

/** An operator's identity provider: anybody signs in with an e-mail as name, and every e-mail is verified. */
export async function startIdentityProvider(
  certificate: Certificate,
  { port, client }: { port: number; client: Client },
): Promise<{ issuer: string; server: Server }> {
  const issuer = `https://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [client.redirectAddress],
        post_logout_redirect_uris: [client.afterSignOut],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the trial alone'] },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, name: email }),
    }),
    // The portal is the provider's own client: nobody is asked what it may see.
    async loadExistingGrant({ oidc }) {
      const { accountId } = oidc.session ?? {};
      if (!accountId || !oidc.client) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    issueRefreshToken: () => true,
    ttl: {
      AccessToken: anHour,
      Grant: anHour,
      IdToken: anHour,
      Interaction: anHour,
      RefreshToken: anHour,
      Session: anHour,
    },
  });
  const answer = provider.callback();
  const server = createServer(certificate, (request, response) => void answer(request, response));
  await new Promise<void>((listens) => server.listen(port, '127.0.0.1', listens));
  return { issuer, server };
}
