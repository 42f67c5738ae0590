import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';

export const hasUsers = async (tx: Transaction, tenant: TenantId): Promise<boolean> =>
  (await tablesOf(tx)
    .selectFrom('users.user')
    .select('id')
    .where('tenant', '=', tenant)
    .executeTakeFirst()) !== undefined;
