import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type NewActivation = {
  tenant: TenantId;
  userId: number;
  tokenDigest: string;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

/** Stores an activation link; of its token only the digest. */
export async function insertActivation(tx: Transaction, link: NewActivation): Promise<void> {
  await tablesOf(tx)
    .insertInto('users.activation')
    .values({
      tenant: link.tenant,
      user_id: link.userId,
      token_digest: link.tokenDigest,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}
