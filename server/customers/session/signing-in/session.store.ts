import { keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { secretsOf, tablesOf } from '#platform/db/tables.ts';

export type NewSession = {
  tokenDigest: string;
  /** Null when the provider knows the user and the portal refuses them. */
  userId: number | null;
  idToken: string;
  refreshToken: string | null;
  accessExpiresAt: Temporal.Instant;
  userAgent: string | null;
};

export type RenewedTokens = {
  idToken: string | null;
  refreshToken: string | null;
  accessExpiresAt: Temporal.Instant;
};

const idPlace = 'session.session.id_token';
const refreshPlace = 'session.session.refresh_token';

/** The provider's tokens are encrypted: with a refresh token alone one goes on as the user. */
export function sessionStore(tx: Transaction, tenant: TenantId) {
  const tables = tablesOf(tx);
  const { seal, open } = secretsOf(tx);
  const sealRefresh = (token: string | null) => (token === null ? null : seal(refreshPlace, token));
  const keyOf = (tokenDigest: string) => ({ tenant, token_digest: tokenDigest });
  const update = (tokenDigest: string) =>
    tables.updateTable('session.session').where((row) => row.and(keyOf(tokenDigest)));

  return {
    async insert(session: NewSession, now: Temporal.Instant): Promise<void> {
      await tables
        .deleteFrom('session.session')
        .where('last_used_at', '<', keptSinceMoment(retentionPeriods.session, now))
        .execute();
      await tables
        .insertInto('session.session')
        .values({
          tenant,
          token_digest: session.tokenDigest,
          user_id: session.userId,
          id_token: seal(idPlace, session.idToken),
          refresh_token: sealRefresh(session.refreshToken),
          access_expires_at: session.accessExpiresAt,
          created_at: now,
          last_used_at: now,
          user_agent: session.userAgent,
        })
        .execute();
    },

    /** Ends a session; returns its ID token, which is needed to sign out at the provider. */
    async remove(tokenDigest: string): Promise<{ idToken: string } | null> {
      const row = await tables
        .deleteFrom('session.session')
        .where((row) => row.and(keyOf(tokenDigest)))
        .returning('id_token as idToken')
        .executeTakeFirst();
      return row ? { idToken: open(idPlace, row.idToken) } : null;
    },

    async accessExpiry(tokenDigest: string): Promise<Temporal.Instant | null> {
      const row = await tables
        .selectFrom('session.session')
        .select('access_expires_at as at')
        .where((row) => row.and(keyOf(tokenDigest)))
        .executeTakeFirst();
      return row?.at ?? null;
    },

    /**
     * Gives one caller the lease to renew an expired session; null for all others. A lease, not a row
     * lock, because the provider is called meanwhile, and the embedded one needs the database.
     */
    async leaseRenewal(
      tokenDigest: string,
      { now, until }: { now: Temporal.Instant; until: Temporal.Instant },
    ): Promise<{ idToken: string; refreshToken: string | null } | null> {
      const row = await update(tokenDigest)
        .set({ renewing_until: until })
        .where('access_expires_at', '<=', now)
        .where((row) =>
          row.or([row('renewing_until', 'is', null), row('renewing_until', '<', now)]),
        )
        .returning(['id_token as idToken', 'refresh_token as refreshToken'])
        .executeTakeFirst();
      if (!row) return null;
      const { idToken, refreshToken } = row;
      return {
        idToken: open(idPlace, idToken),
        refreshToken: refreshToken === null ? null : open(refreshPlace, refreshToken),
      };
    },

    /** Without a new refresh token, the old one stays valid. */
    async saveRenewal(
      tokenDigest: string,
      renewed: RenewedTokens,
      now: Temporal.Instant,
    ): Promise<void> {
      await update(tokenDigest)
        .set({
          access_expires_at: renewed.accessExpiresAt,
          renewing_until: null,
          last_used_at: now,
          ...(renewed.idToken ? { id_token: seal(idPlace, renewed.idToken) } : {}),
          ...(renewed.refreshToken ? { refresh_token: sealRefresh(renewed.refreshToken) } : {}),
        })
        .execute();
    },

    async endLease(tokenDigest: string): Promise<void> {
      await update(tokenDigest).set({ renewing_until: null }).execute();
    },
  };
}
