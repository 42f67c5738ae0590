import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Configuration, KoaContextWithOIDC, Provider as OidcProvider } from 'oidc-provider';
import type { Database } from '#db/database.ts';
import type { Language } from '#http/call.ts';
import type { ProviderKeys } from './keys.ts';
import { Provider } from './load-oidc-provider.ts';
import { providerAdapter } from './provider-adapter.store.ts';
import { failedPage, signOutPage } from './sign-out-page.ts';

export const embeddedClientId = 'takst-portal';
export const embeddedScopes = 'openid email profile offline_access';

export type Account = { subject: string; email: string; name: string };

/** Finds the provider of one origin, which is its issuer. */
export type ProviderAt = (site: { tenant: TenantId; origin: string }) => Promise<OidcProvider>;

type ProviderOptions = {
  tenant: TenantId;
  /** Scheme, host and port that the browser uses. */
  origin: string;
  keys: ProviderKeys;
  accessTokenSeconds: number;
  database: Database;
  findAccount: (subject: string) => Promise<Account | null>;
  languageOf: (ctx: KoaContextWithOIDC) => Language;
};

const day = 86_400;

/** Our pages have no inline script; the library adds hashes for its own. */
const contentSecurityPolicy =
  "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** An OpenID Connect provider for one issuer. The portal talks to it by the protocol alone. */
export function createProvider(options: ProviderOptions): OidcProvider {
  const provider = new Provider(`${options.origin}/oidc`, configuration(options));
  provider.proxy = options.origin.startsWith('https:');
  provider.use(async (ctx, next) => {
    ctx.set({
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    await next();
  });
  return provider;
}

const configuration = (options: ProviderOptions): Configuration => ({
  adapter: (model) => providerAdapter(options.database, `${options.tenant}:${model}`),
  clients: [
    {
      client_id: embeddedClientId,
      client_secret: options.keys.clientSecret,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [`${options.origin}/implicit/callback`],
      post_logout_redirect_uris: [`${options.origin}/`],
    },
  ],
  jwks: options.keys.jwks,
  cookies: {
    keys: options.keys.cookieKeys,
    names: { session: 'takst_oidc', interaction: 'takst_oidc_step', resume: 'takst_oidc_resume' },
  },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
  // Claims in the ID token save the call for the user info.
  conformIdTokenClaims: false,
  scopes: embeddedScopes.split(' '),
  pkce: { required: () => true },
  findAccount: async (_ctx, subject) => {
    const account = await options.findAccount(subject);
    return account ? { accountId: subject, claims: () => claimsOf(account) } : undefined;
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = signOutPage({ tenant: options.tenant, language: options.languageOf(ctx), form });
      },
      postLogoutSuccessSource: (ctx) => ctx.redirect('/'),
    },
  },
  interactions: { url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
  loadExistingGrant: grantEverything,
  // The portal is the only client: it may renew without offline_access.
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  renderError: (ctx) => {
    ctx.type = 'html';
    ctx.body = failedPage({ tenant: options.tenant, language: options.languageOf(ctx) });
  },
  ttl: {
    AccessToken: options.accessTokenSeconds,
    AuthorizationCode: 60,
    Grant: 14 * day,
    IdToken: 3_600,
    Interaction: 3_600,
    RefreshToken: 14 * day,
    Session: 14 * day,
  },
});

const claimsOf = ({ subject, email, name }: Account) => ({
  sub: subject,
  email,
  email_verified: true,
  name,
  given_name: name.split(' ')[0],
});

/** The portal is a first-party client: no consent page. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existingGrant = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existingGrant) return existingGrant;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(embeddedScopes);
  await grant.save();
  return grant;
}
