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
import type { OidcProviderSettings } from '../settings.ts';

const timeoutSeconds = 5;
const keptForMs = 3_600_000;
const oldGoesOnForMs = 60_000;
const retryAfterMs = 250;

type CachedDiscovery = { found: Promise<Configuration>; until: number };

export type Discover = (settings: OidcProviderSettings) => Promise<Configuration>;

/**
 * What a provider says of itself, asked at first use (an embedded provider does not listen before)
 * and again each hour. A failure is not kept; while a renewal fails, the last answer goes on.
 */
export function makeDiscover({ production }: { production: boolean }): Discover {
  const kept = new Map<string, CachedDiscovery>();
  return (settings) => {
    const key = `${settings.issuer} ${settings.clientId}`;
    const last = kept.get(key);
    if (last && performance.now() < last.until) return last.found;
    const keep = (found: Promise<Configuration>, ms: number) => {
      kept.set(key, { found, until: performance.now() + ms });
      return found;
    };
    const asked = withRetry(() => ask(settings, production)).catch((error: unknown) => {
      if (last) return keep(last.found, oldGoesOnForMs);
      kept.delete(key);
      throw error;
    });
    return keep(asked, keptForMs);
  };
}

const ask = (settings: OidcProviderSettings, production: boolean): Promise<Configuration> =>
  withProvider(() =>
    discovery(new URL(settings.issuer), settings.clientId, {}, clientAuth(settings), {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(production ? [] : [allowInsecureRequests])],
      ...(production ? {} : { [customFetch]: loopbackFetch }),
    }),
  );

/** Once more after a hiccup, but not after a time-out: somebody is waiting. */
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

/** As the provider says it wants the secret: in the header (the standard's default) or in the form. */
function clientAuth({ clientSecret }: OidcProviderSettings): ClientAuth {
  if (clientSecret === undefined) return None();
  const inHeader = ClientSecretBasic(clientSecret);
  const inForm = ClientSecretPost(clientSecret);
  return (provider, ...rest) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? inHeader : inForm)(provider, ...rest);
  };
}
