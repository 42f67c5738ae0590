import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** How many offers are neither claimed nor over, by their amount in øre. */
export async function countOpenOffers(
  source: Database | Transaction,
  tenant: TenantId,
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ amountOre: number; offers: number }>`
    select amount_ore as "amountOre", count(*)::int as offers from vouchers.offer
     where tenant = ${tenant} and claimed_at is null and period_end >= ${today}
     group by amount_ore`.execute(tablesOf(source));
  return new Map(rows.map(({ amountOre, offers }) => [amountOre, offers]));
}
