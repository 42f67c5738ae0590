import type { FastifyPluginAsync } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '#db/database.ts';
import type { EmbeddedSettings } from '#session/session.public.ts';
import { assetRoutes } from './asset.routes.ts';
import { accountStore, loadKeys } from './embedded-provider.store.ts';
import { interactionRoutes } from './interaction.routes.ts';
import type { ProviderKeys } from './keys.ts';
import {
  createProvider,
  embeddedClientId,
  embeddedScopes,
  type ProviderAt,
} from './create-provider.ts';
import { languageOfRaw, providerRoutes } from './provider.routes.ts';

type EmbeddedProvider = {
  routes: (secure: boolean) => FastifyPluginAsync;
  settingsFor: EmbeddedSettings;
};

/** One provider per origin; a client may invent origins by port, so the number is bounded. */
const maxIssuers = 20;

/** The stand-in for a tenant's identity provider, with the same protocol (OpenID Connect). */
export function createEmbeddedProvider({
  database,
  accessTokenSeconds,
}: {
  database: Database;
  accessTokenSeconds: number;
}): EmbeddedProvider {
  const providers = new Map<string, Provider>();
  let keysPromise: Promise<ProviderKeys> | null = null;
  const loadKeysOnce = (): Promise<ProviderKeys> => {
    keysPromise ??= database.transaction(loadKeys).catch((error: unknown) => {
      keysPromise = null;
      throw error;
    });
    return keysPromise;
  };

  const providerAt: ProviderAt = async ({ tenant, origin }) => {
    const keys = await loadKeysOnce();
    const existing = providers.get(origin);
    if (existing) return existing;
    if (providers.size >= maxIssuers) providers.clear();
    const provider = createProvider({
      tenant,
      origin,
      keys,
      accessTokenSeconds,
      database,
      findAccount: (subject) => accountStore(database, tenant).findBySubject(subject),
      languageOf: (ctx) => languageOfRaw(ctx.req),
    });
    providers.set(origin, provider);
    return provider;
  };

  return {
    routes: (secure) => async (app) => {
      await app.register(assetRoutes);
      await app.register(interactionRoutes({ database, providerAt, secure }));
      await app.register(providerRoutes({ providerAt, secure }));
    },
    settingsFor: async (origin) => ({
      issuer: `${origin}/oidc`,
      clientId: embeddedClientId,
      clientSecret: (await loadKeysOnce()).clientSecret,
      scopes: embeddedScopes,
    }),
  };
}
