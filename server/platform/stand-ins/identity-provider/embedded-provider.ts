import type { FastifyPluginAsync } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '#platform/db/database.ts';
import type { EmbeddedSettings } from '#platform/integrations/oidc/oidc.public.ts';
import { refuseInProduction } from '#platform/stand-ins/not-in-production.ts';
import { assetRoutes } from './asset.routes.ts';
import { createProvider, type ProviderAt } from './create-provider.ts';
import type { EmbeddedClient } from './embedded-client.ts';
import { loadKeys } from './embedded-provider.store.ts';
import { choosePersonRoutes } from '../identity/choose-person.routes.ts';
import { identityClient } from '../identity/identity-client.ts';
import type { ProviderKeys } from './keys.ts';
import { languageOfRaw, providerRoutes } from './provider.routes.ts';
import { signInClient } from './sign-in-client.ts';
import { signInPageRoutes } from './sign-in-page.routes.ts';

export type EmbeddedProvider = {
  routes: (secure: boolean) => FastifyPluginAsync;
  /** For users who sign in. */
  signInSettings: EmbeddedSettings;
  /** For people who prove who they are. */
  identitySettings: EmbeddedSettings;
};

/** One provider per origin; a client may invent origins by port, so the number is bounded. */
const maxIssuers = 20;

type Dependencies = { database: Database; accessTokenSeconds: number };

/** The stand-in for a tenant's identity provider and for BankID, with the same protocol (OpenID Connect). */
export function createEmbeddedProvider({
  database,
  accessTokenSeconds,
}: Dependencies): EmbeddedProvider {
  refuseInProduction('The embedded identity provider');
  let keysPromise: Promise<ProviderKeys> | null = null;
  const loadKeysOnce = (): Promise<ProviderKeys> => {
    keysPromise ??= database.transaction(loadKeys).catch((error: unknown) => {
      keysPromise = null;
      throw error;
    });
    return keysPromise;
  };
  const settingsOf =
    ({ clientId, path, scopes }: EmbeddedClient): EmbeddedSettings =>
    async (origin) => {
      const { clientSecret } = await loadKeysOnce();
      return { issuer: origin + path, clientId, clientSecret, scopes };
    };
  const signIn = signInClient(database, { accessTokenSeconds });
  return {
    routes: (secure) => async (app) => {
      const partsOf = (client: EmbeddedClient) => {
        const providerAt = providersOf(client, { database, loadKeys: loadKeysOnce });
        return { client, path: client.path, providerAt, secure };
      };
      const signInParts = partsOf(signIn);
      const identityParts = partsOf(identityClient);
      await app.register(assetRoutes);
      await app.register(signInPageRoutes({ ...signInParts, database }));
      await app.register(providerRoutes(signInParts));
      await app.register(choosePersonRoutes(identityParts));
      await app.register(providerRoutes(identityParts));
    },
    signInSettings: settingsOf(signIn),
    identitySettings: settingsOf(identityClient),
  };
}

type ProviderSource = { database: Database; loadKeys: () => Promise<ProviderKeys> };

function providersOf(client: EmbeddedClient, source: ProviderSource): ProviderAt {
  const { database, loadKeys } = source;
  const providers = new Map<string, Provider>();
  return async ({ tenant, origin }) => {
    const keys = await loadKeys();
    const existing = providers.get(origin);
    if (existing) return existing;
    if (providers.size >= maxIssuers) providers.clear();
    const languageOf = (ctx: { req: Parameters<typeof languageOfRaw>[0] }) =>
      languageOfRaw(ctx.req);
    const provider = createProvider({ tenant, origin, client, keys, database, languageOf });
    providers.set(origin, provider);
    return provider;
  };
}
