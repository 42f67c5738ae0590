import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { loopbackFetch } from './loopback-fetch.ts';
import { withProvider } from './provider-failure.ts';
import type { OidcProviderSettings } from './oidc-settings.ts';

const timeoutSeconds = 5;
const cacheMs = 3_600_000;
const staleMs = 60_000;
const retryAfterMs = 250;

type CachedDiscovery = { found: Promise<Configuration>; until: number };

export type Discover = (settings: OidcProviderSettings) => Promise<Configuration>;

/**
 * Discovers a provider at first use (the embedded one does not listen earlier) and again every hour. A
 * failure is not cached; while a refresh fails, the last configuration is used.
 */
export function createDiscover({ demo }: { demo: boolean }): Discover {
  const cache = new Map<string, CachedDiscovery>();
  return (settings) => {
    const key = `${settings.issuer} ${settings.clientId}`;
    const last = cache.get(key);
    if (last && performance.now() < last.until) return last.found;
    const keep = (pending: Promise<Configuration>, ms: number) => {
      cache.set(key, { found: pending, until: performance.now() + ms });
      return pending;
    };
    const discovered = withRetry(() => discoverProvider(settings, demo)).catch((error: unknown) => {
      if (last) return keep(last.found, staleMs);
      cache.delete(key);
      throw error;
    });
    return keep(discovered, cacheMs);
  };
}

const discoverProvider = (settings: OidcProviderSettings, demo: boolean): Promise<Configuration> =>
  withProvider(() =>
    discovery(new URL(settings.issuer), settings.clientId, {}, clientAuth(settings), {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(demo ? [allowInsecureRequests] : [])],
      ...(demo ? { [customFetch]: loopbackFetch } : {}),
    }),
  );

/** Retries once after a quick failure, not after a time-out: a user is waiting. */
async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } catch (error) {
    if (performance.now() - start > 1_000) throw error;
    await sleep(retryAfterMs);
    return work();
  }
}

/** Sends the secret as the provider wants it: in the header (the standard's default) or in the form. */
function clientAuth({ clientSecret }: OidcProviderSettings): ClientAuth {
  if (clientSecret === undefined) return None();
  const inHeader = ClientSecretBasic(clientSecret);
  const inForm = ClientSecretPost(clientSecret);
  return (provider, ...rest) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? inHeader : inForm)(provider, ...rest);
  };
}
