import type { CodePoolStock } from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import {
  type CodePoolKind,
  codePoolsOf,
  isVoucherPool,
} from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { PoolUsers } from './pool-user.ts';
import { stockOf } from './stock.query.ts';

type StockRequest = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly poolUsers: PoolUsers;
};

/** Every pool of an operator, those that never had a code too; those of vouchers by what their codes are worth. */
export async function loadStock(
  source: Database | Transaction,
  { tenant, today, poolUsers }: StockRequest,
): Promise<CodePoolStock[]> {
  const stock = await stockOf(source, { tenant, today });
  const { owed, openOffers } = await demandOf(source, { tenant, today, poolUsers });
  return codePoolsOf(tenant).flatMap((kind): CodePoolStock[] => {
    const rows = stock.filter((row) => row.kind === kind);
    const amounts = isVoucherPool(kind) ? amountsOf(rows, openOffers) : [null];
    return amounts.map((amountOre) => ({
      free: 0,
      used: 0,
      expired: 0,
      ...rows.find((row) => row.amountOre === amountOre),
      kind,
      amountOre,
      owed: owed[kind] ?? 0,
      openOffers: isVoucherPool(kind) ? (openOffers.get(amountOre ?? 0) ?? 0) : null,
    }));
  });
}

/** The least first; null for a pool of which none is known yet. */
function amountsOf(
  rows: readonly { readonly amountOre: number | null }[],
  openOffers: ReadonlyMap<number, number>,
): (number | null)[] {
  const amounts = new Set([
    ...rows.flatMap(({ amountOre }) => amountOre ?? []),
    ...openOffers.keys(),
  ]);
  return amounts.size === 0 ? [null] : [...amounts].toSorted((one, other) => one - other);
}

/** What codes are waited for: those that are owed, by pool, and those of open offers, by amount. */
async function demandOf(
  source: Database | Transaction,
  { tenant, today, poolUsers }: StockRequest,
) {
  const owedByKind: Partial<Record<CodePoolKind, number>> = {};
  const openOffers = new Map<number, number>();
  for (const { countOwed, countOpenOffers } of Object.values(poolUsers)) {
    const counts = await countOwed(source, tenant, today);
    for (const kind of codePoolsOf(tenant))
      owedByKind[kind] = (owedByKind[kind] ?? 0) + (counts[kind] ?? 0);
    for (const [amountOre, offers] of (await countOpenOffers?.(source, tenant, today)) ?? []) {
      openOffers.set(amountOre, (openOffers.get(amountOre) ?? 0) + offers);
    }
  }
  return { owed: owedByKind, openOffers };
}
