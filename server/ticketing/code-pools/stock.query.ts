import type {
  CodePoolKind,
  VoucherPoolKind,
} from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type StockRow = {
  readonly kind: CodePoolKind;
  readonly amountOre: number | null;
  readonly free: number;
  readonly used: number;
  readonly expired: number;
};

/** Of the pools that have had codes, by what these are worth. */
export async function stockOf(
  source: Database | Transaction,
  { tenant, today }: { tenant: TenantId; today: Temporal.PlainDate },
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select kind, amount_ore as "amountOre", count(*) filter (where used_at is not null)::int as used,
           count(*) filter (where used_at is null and (valid_until is null or valid_until >= ${today}))::int as free,
           count(*) filter (where used_at is null and valid_until < ${today})::int as expired
      from code_pools.code where tenant = ${tenant} group by kind, amount_ore
     order by kind, amount_ore`.execute(tablesOf(source));
  return rows;
}

/** Codes of one amount of a provider that can be drawn. */
export type WorthRow = {
  readonly kind: VoucherPoolKind;
  readonly amountOre: number;
  /** Every one of them can be used until this day at least; null when they do not expire. */
  readonly validUntil: Temporal.PlainDate | null;
};

/** Which amounts the providers have free codes of: all of them, or one. */
export async function freeAmounts(
  source: Database | Transaction,
  {
    tenant,
    today,
    amountOre = null,
  }: { tenant: TenantId; today: Temporal.PlainDate; amountOre?: number | null },
): Promise<WorthRow[]> {
  const { rows } = await sql<WorthRow>`
    select kind, amount_ore as "amountOre", min(valid_until) as "validUntil"
      from code_pools.code
     where tenant = ${tenant} and used_at is null and (valid_until is null or valid_until >= ${today})
       and amount_ore is not null and amount_ore = coalesce(${amountOre}::int, amount_ore)
     group by kind, amount_ore order by kind, amount_ore`.execute(tablesOf(source));
  return rows;
}
