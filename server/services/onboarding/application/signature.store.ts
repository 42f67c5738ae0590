import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { RowOf } from './row-of.ts';

/** A person who signs, has signed or is asked to. */
export type StoredSignature = Omit<RowOf<'onboarding.signature'>, 'tenant'>;

export type NewSignature = Pick<StoredSignature, 'name' | 'birth_date'> &
  Partial<Omit<StoredSignature, 'id' | 'onboarding_id' | 'name' | 'birth_date'>>;

/** The people who sign the contracts of an operator's onboardings. */
export function signatureStore(source: Database | Transaction, tenant: TenantId) {
  const tables = tablesOf(source);
  return {
    async addSignature(onboardingId: string, signature: NewSignature): Promise<void> {
      await tables
        .insertInto('onboarding.signature')
        .values({ tenant, onboarding_id: onboardingId, ...signature })
        .execute();
    },

    async updateSignature(id: number, patch: Partial<NewSignature>): Promise<void> {
      await tables
        .updateTable('onboarding.signature')
        .set(patch)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .execute();
    },

    async removeSignature(id: number): Promise<void> {
      await tables
        .deleteFrom('onboarding.signature')
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .execute();
    },

    /** The onboarding and signature of a link; null for a link that a newer one replaced. */
    async findByLink(linkDigest: string): Promise<{ id: string; signatureId: number } | null> {
      const row = await tables
        .selectFrom('onboarding.signature')
        .where('tenant', '=', tenant)
        .where('link_digest', '=', linkDigest)
        .select(['onboarding_id as id', 'id as signatureId'])
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
