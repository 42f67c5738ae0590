import type { CodePoolKind } from '@takst/domain/code-pools/code-pool-kind.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

type StockRow = {
  readonly kind: CodePoolKind;
  readonly free: number;
  readonly used: number;
  readonly expired: number;
};

/** Of the pools that have had codes. */
export async function stockOf(
  source: Database | Transaction,
  { tenant, today }: { tenant: TenantId; today: Temporal.PlainDate },
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select kind, count(*) filter (where used_at is not null)::int as used,
           count(*) filter (where used_at is null and (valid_until is null or valid_until >= ${today}))::int as free,
           count(*) filter (where used_at is null and valid_until < ${today})::int as expired
      from code_pools.code where tenant = ${tenant} group by kind`.execute(tablesOf(source));
  return rows;
}
