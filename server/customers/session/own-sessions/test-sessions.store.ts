import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { newSessionToken } from '#platform/access/tokens/session-token.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import { sessionStore } from '../signing-in/session.store.ts';

type Opened = { tenant: TenantId; userId: number; userAgent: string; at: Temporal.Instant };

/** A user signed in in one more browser; answers what its cookie holds. */
export const openSession = (database: Database, { tenant, userId, userAgent, at }: Opened) =>
  database.transaction(async (tx) => {
    const token = newSessionToken(testSecrets);
    const session = {
      tokenDigest: digestOf(token),
      userId,
      userAgent,
      idToken: '',
      refreshToken: 'refresh-secret',
      accessExpiresAt: Temporal.Instant.from('2100-01-01T00:00:00Z'),
    };
    await sessionStore(tx, tenant).insert(session, at);
    return token;
  });
