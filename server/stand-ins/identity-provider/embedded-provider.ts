import type { FastifyPluginAsync } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '#db/database.ts';
import type { EmbeddedSettings } from '#session/session.public.ts';
import { assetRoutes } from './asset.routes.ts';
import { accountStore, loadKeys, providerEntries } from './embedded-provider.store.ts';
import { interactionRoutes } from './interaction.routes.ts';
import type { ProviderKeys } from './keys.ts';
import { embeddedClientId, embeddedScopes, makeProvider } from './make-provider.ts';
import type { ProviderAt } from './provider-at.ts';
import { languageOfRaw, providerRoutes } from './provider.routes.ts';

export type EmbeddedProvider = {
  routes: (secure: boolean) => FastifyPluginAsync;
  settingsFor: EmbeddedSettings;
};

/** Ports are the browser's to choose: more providers than this is somebody playing. */
const mostIssuers = 20;

/** The stand-in for a tenant's identity provider, on the same protocol (architecture §4). */
export function makeEmbeddedProvider(parts: {
  database: Database;
  accessTokenSeconds: number;
}): EmbeddedProvider {
  const { database, accessTokenSeconds } = parts;
  const entries = providerEntries(database);
  const providers = new Map<string, Provider>();
  let known: Promise<ProviderKeys> | null = null;
  const keysOnce = (): Promise<ProviderKeys> => {
    known ??= database.transaction(loadKeys).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };

  const providerAt: ProviderAt = async ({ tenant, origin }) => {
    const keys = await keysOnce();
    const found = providers.get(origin);
    if (found) return found;
    if (providers.size >= mostIssuers) providers.clear();
    const made = makeProvider({
      tenant,
      origin,
      keys,
      accessTokenSeconds,
      entries,
      findAccount: (subject) => accountStore(database, tenant).findBySubject(subject),
      languageOf: (ctx) => languageOfRaw(ctx.req),
    });
    providers.set(origin, made);
    return made;
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
      clientSecret: (await keysOnce()).clientSecret,
      scopes: embeddedScopes,
    }),
  };
}
