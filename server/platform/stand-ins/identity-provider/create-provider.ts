import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Configuration, KoaContextWithOIDC, Provider as OidcProvider } from 'oidc-provider';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/http/call.ts';
import type { EmbeddedClient } from './embedded-client.ts';
import type { ProviderKeys } from './keys.ts';
import { Provider } from './load-oidc-provider.ts';
import { providerAdapter } from './provider-adapter.store.ts';
import { failedPage, signOutPage } from './sign-out-page.ts';

/** Finds the provider of one origin, which its issuer begins with. */
export type ProviderAt = (site: { tenant: TenantId; origin: string }) => Promise<OidcProvider>;

type ProviderOptions = {
  tenant: TenantId;
  /** Scheme, host and port that the browser uses. */
  origin: string;
  client: EmbeddedClient;
  keys: ProviderKeys;
  database: Database;
  languageOf: (ctx: KoaContextWithOIDC) => Language;
};

const day = 86_400;

/** Our pages have no inline script; the library adds hashes for its own. */
const contentSecurityPolicy =
  "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** An OpenID Connect provider for one issuer. The portal talks to it by the protocol alone. */
export function createProvider(options: ProviderOptions): OidcProvider {
  const { origin, client } = options;
  const provider = new Provider(origin + client.path, configuration(options));
  provider.proxy = origin.startsWith('https:');
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

const configuration = ({
  tenant,
  origin,
  client,
  keys,
  database,
  languageOf,
}: ProviderOptions): Configuration => ({
  adapter: (model) => providerAdapter(database, `${tenant}:${client.modelPrefix}${model}`),
  clients: [
    {
      client_id: client.clientId,
      client_secret: keys.clientSecret,
      grant_types: ['authorization_code', ...(client.hasRefreshTokens ? ['refresh_token'] : [])],
      response_types: ['code'],
      redirect_uris: [origin + client.callbackPath],
      ...(client.hasSignOut && { post_logout_redirect_uris: [`${origin}/`] }),
    },
  ],
  jwks: keys.jwks,
  cookies: {
    keys: keys.cookieKeys,
    names: {
      session: client.cookiePrefix,
      interaction: `${client.cookiePrefix}_step`,
      resume: `${client.cookiePrefix}_resume`,
    },
  },
  claims: client.claims,
  // Claims in the ID token save the call for the user info.
  conformIdTokenClaims: false,
  scopes: client.scopes.split(' '),
  pkce: { required: () => true },
  findAccount: async (_ctx, subject) => {
    const claims = await client.findClaims(tenant, subject);
    return claims ? { accountId: subject, claims: () => claims } : undefined;
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: client.hasSignOut
      ? {
          enabled: true,
          logoutSource: (ctx, form) => {
            ctx.body = signOutPage({ tenant, language: languageOf(ctx), form });
          },
          postLogoutSuccessSource: (ctx) => ctx.redirect('/'),
        }
      : { enabled: false },
  },
  interactions: { url: (_ctx, interaction) => `${client.path}/interaction/${interaction.uid}` },
  loadExistingGrant: grantEverything(client.scopes),
  // The portal is the only client: it may renew without offline_access.
  issueRefreshToken: async () => client.hasRefreshTokens,
  renderError: (ctx) => {
    const language = languageOf(ctx);
    ctx.type = 'html';
    ctx.body = failedPage({ tenant, language, title: client.failedTitle(language) });
  },
  ttl: {
    AccessToken: client.accessTokenSeconds,
    AuthorizationCode: 60,
    Grant: 14 * day,
    IdToken: 3_600,
    Interaction: 3_600,
    RefreshToken: 14 * day,
    Session: client.sessionSeconds,
  },
});

/** The portal is a first-party client: no consent page. */
const grantEverything = (scopes: string) => async (ctx: KoaContextWithOIDC) => {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existingGrant = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existingGrant) return existingGrant;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes);
  await grant.save();
  return grant;
};
