import type { ExpiredSession, RenewSession } from '#platform/access/renew-session.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#platform/db/database.ts';
import {
  type ProviderOf,
  ProviderRefused,
  ProviderUnavailable,
} from '#platform/integrations/oidc/oidc.public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { renewTokens } from './identity-provider/user-login.ts';
import { sessionStore } from './signing-in/session.store.ts';

type Dependencies = { database: Database; clock: Clock; providerOf: ProviderOf };

/** Longer than an exchange with the provider may take. */
const lease = Temporal.Duration.from({ seconds: 15 });
const pollMs = 50;

/**
 * Silent renewal (spec 1 §1): gets new tokens when the access token has expired. Concurrent requests
 * renew once, also across processes. When the provider refuses, the session ends; when it is down, the
 * session stays and the call is answered with 503.
 */
export function createRenewSession(dependencies: Dependencies): RenewSession {
  const running = new Map<string, Promise<boolean>>();
  return (session) => {
    const runningRenewal = running.get(session.tokenDigest);
    if (runningRenewal) return runningRenewal;
    const renewal = renewOrWait(dependencies, session).finally(() =>
      running.delete(session.tokenDigest),
    );
    running.set(session.tokenDigest, renewal);
    return renewal;
  };
}

async function renewOrWait(dependencies: Dependencies, session: ExpiredSession): Promise<boolean> {
  const { database, clock } = dependencies;
  const deadline = performance.now() + lease.total('milliseconds');
  while (performance.now() < deadline) {
    const now = clock.now();
    const renewalLease = await database.transaction((tx) =>
      sessionStore(tx, session.tenant).leaseRenewal(session.tokenDigest, {
        now,
        until: now.add(lease),
      }),
    );
    if (renewalLease) return renew(dependencies, session, renewalLease);
    const expiry = await database.transaction((tx) =>
      sessionStore(tx, session.tenant).accessExpiry(session.tokenDigest),
    );
    if (!expiry) return false;
    if (Temporal.Instant.compare(expiry, now) > 0) return true;
    await sleep(pollMs);
  }
  throw new ProviderUnavailable('another renewal of the session does not end');
}

type RenewalLease = { idToken: string; refreshToken: string | null };

async function renew(
  dependencies: Dependencies,
  session: ExpiredSession,
  renewalLease: RenewalLease,
): Promise<boolean> {
  const { database, clock, providerOf } = dependencies;
  const { tenant, tokenDigest, origin } = session;
  const inStore = <T>(work: (store: ReturnType<typeof sessionStore>) => Promise<T>): Promise<T> =>
    database.transaction((tx) => work(sessionStore(tx, tenant)));
  try {
    const { refreshToken, idToken } = renewalLease;
    if (!refreshToken) throw new ProviderRefused('NO_REFRESH_TOKEN', null);
    const { provider } = await providerOf({ tenant, origin });
    const tokens = await renewTokens(provider, { refreshToken, idToken });
    const now = clock.now();
    const accessExpiresAt = now.add({ milliseconds: Math.round(tokens.expiresIn * 1_000) });
    await inStore((store) => store.saveRenewal(tokenDigest, { ...tokens, accessExpiresAt }, now));
    return true;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await inStore((store) => store.remove(tokenDigest));
      return false;
    }
    await inStore((store) => store.endLease(tokenDigest));
    throw error;
  }
}
