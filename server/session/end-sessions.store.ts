import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Scope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** Signs a user out in every browser. */
export async function endSessionsOf(
  tx: Transaction,
  { tenant, userId }: { tenant: TenantId; userId: number },
): Promise<void> {
  await tablesOf(tx)
    .deleteFrom('session.session')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .execute();
}

/** Ends the user's other sessions and returns how many there were. */
export async function endSessionsBut(
  tx: Transaction,
  { tenant, userId }: Scope,
  session: string,
): Promise<number> {
  const ended = await tablesOf(tx)
    .deleteFrom('session.session')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('token_digest', '<>', session)
    .returning('created_at')
    .execute();
  return ended.length;
}
