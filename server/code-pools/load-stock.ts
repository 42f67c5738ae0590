import type { CodePoolStock } from '@takst/contract/code-pools/list-code-pools.contract.ts';
import {
  type CodePoolKind,
  codePoolKinds,
  codePoolsOf,
} from '@takst/domain/code-pools/code-pool-kind.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { PoolUsers } from './pool-user.ts';
import { stockOf } from './stock.query.ts';

type StockRequest = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly poolUsers: PoolUsers;
};

/** Every pool of an operator, those that never had a code too. */
export async function loadStock(
  source: Database | Transaction,
  { tenant, today, poolUsers }: StockRequest,
): Promise<CodePoolStock[]> {
  const stock = await stockOf(source, { tenant, today });
  const owed: Partial<Record<CodePoolKind, number>> = {};
  for (const { countOwed } of Object.values(poolUsers)) {
    const counts = await countOwed(source, tenant, today);
    for (const kind of codePoolKinds) owed[kind] = (owed[kind] ?? 0) + (counts[kind] ?? 0);
  }
  return codePoolsOf(tenant).map((kind) => ({
    free: 0,
    used: 0,
    expired: 0,
    ...stock.find((row) => row.kind === kind),
    kind,
    owed: owed[kind] ?? 0,
  }));
}
