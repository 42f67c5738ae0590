import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { CodePool, CodeReference, DrawMoment } from './code.store.ts';

type NewCodes = CodePool & {
  readonly codes: readonly string[];
  readonly importedBy: number;
  readonly validUntil?: string | null;
  readonly amountOre?: number | null;
};

/** Puts codes into a pool, in their order. */
export const placeCodes = (
  database: Database,
  { tenant, kind, codes, importedBy, validUntil = null, amountOre = null }: NewCodes,
): Promise<void> =>
  database.transaction(async (tx) => {
    await sql`
      insert into code_pools.code (tenant, kind, code, valid_until, amount_ore, imported_by, imported_at)
      select ${tenant}, ${kind}, code, ${validUntil}::date, ${amountOre}::int, ${importedBy}, '2026-03-01T08:00:00Z'
        from unnest(${sql.val([...codes])}::text[]) with ordinality as given (code, place)
       order by place`.execute(tablesOf(tx));
  });

/** The codes of a pool that are used, with what for. */
export async function usedCodes(database: Database, { tenant, kind }: CodePool) {
  const { rows } = await sql<{ code: string; type: string; id: number }>`
    select code, used_for_type as type, used_for_id as id from code_pools.code
     where tenant = ${tenant} and kind = ${kind} and used_at is not null order by code`.execute(
    tablesOf(database),
  );
  return rows;
}

/** Draws a code without the lock: reads a free code, and marks it as used after that. */
export async function drawWithoutLock(
  tx: Transaction,
  pool: CodePool & DrawMoment,
  reference: CodeReference,
): Promise<string[]> {
  const tables = tablesOf(tx);
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from code_pools.code
     where tenant = ${pool.tenant} and kind = ${pool.kind} and used_at is null
     order by id limit 1`.execute(tables);
  await sql`
    update code_pools.code
       set used_at = ${pool.now}::timestamptz, used_for_type = ${reference.type}, used_for_id = ${reference.id}
     where tenant = ${pool.tenant} and kind = ${pool.kind} and id = ${rows[0]?.id}`.execute(tables);
  return rows.map(({ code }) => code);
}

/** All codes of a pool, the oldest first. */
export const codesOf = (database: Database, { tenant, kind }: CodePool) =>
  tablesOf(database)
    .selectFrom('code_pools.code')
    .select([
      'code',
      'valid_until as validUntil',
      'imported_by as importedBy',
      'imported_at as importedAt',
      'used_at as usedAt',
    ])
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
