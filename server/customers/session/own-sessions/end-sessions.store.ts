import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Ends a user's sessions, except the one with the digest `current`; returns how many there were. */
export async function endSessionsOf(
  tx: Transaction,
  { tenant, userId }: { tenant: TenantId; userId: number },
  current = '',
): Promise<number> {
  const endedSessions = await tablesOf(tx)
    .deleteFrom('session.session')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('token_digest', '<>', current)
    .returning('created_at')
    .execute();
  return endedSessions.length;
}
