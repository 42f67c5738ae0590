import type { CodePoolKind } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type CodePool = { readonly tenant: TenantId; readonly kind: CodePoolKind };

/** What a code is used for. */
export type CodeReference = { readonly type: string; readonly id: number };

export type UsedCode = CodeReference & { readonly code: string };

/** Of the codes of a voucher's pool, those that are worth this much are drawn. */
type CodeWorth = { readonly amountOre?: number | undefined };

const isWorth = ({ amountOre }: CodeWorth) =>
  amountOre === undefined ? sql`amount_ore is null` : sql`amount_ore = ${amountOre}`;

export type DrawMoment = { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant };

const listOf = (references: readonly CodeReference[]) => sql`
  unnest(${sql.val(references.map(({ type }) => type))}::text[],
         ${sql.val(references.map(({ id }) => id))}::bigint[])`;

/** The codes that these have. */
export async function findCodes(
  source: Database | Transaction,
  { tenant, kind }: CodePool,
  references: readonly CodeReference[],
): Promise<UsedCode[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<UsedCode>`
    select used_for_type as type, used_for_id as id, code from code_pools.code
     where tenant = ${tenant} and kind = ${kind} and used_at is not null
       and (used_for_type, used_for_id) in (select * from ${listOf(references)})`.execute(
    tablesOf(source),
  );
  return rows;
}

/** The code that was drawn for something, and the last day on which it can be used. */
export async function findDrawnCode(
  source: Database | Transaction,
  { tenant, kind }: CodePool,
  { type, id }: CodeReference,
): Promise<{ readonly code: string; readonly validUntil: Temporal.PlainDate | null } | undefined> {
  return tablesOf(source)
    .selectFrom('code_pools.code')
    .select(['code', 'valid_until as validUntil'])
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('used_at', 'is not', null)
    .where('used_for_type', '=', type)
    .where('used_for_id', '=', id)
    .executeTakeFirst();
}

/** Which codes are drawn, and when. */
export type DrawFrom = CodePool & CodeWorth & DrawMoment;

/** Of codes that another transaction is using: whether they are passed over, or waited for as it may give them back. */
type CodesInUse = 'skip' | 'wait';
const lockOf = { skip: sql`for update skip locked`, wait: sql`for update` };

/**
 * Uses free codes, the oldest first, for references in their order; the last ones get none when the pool is nearly
 * empty.
 */
export async function drawFreeCodes(
  tx: Transaction,
  { tenant, kind, amountOre, today, now, inUse }: DrawFrom & { readonly inUse: CodesInUse },
  references: readonly CodeReference[],
): Promise<UsedCode[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<UsedCode>`
    with free as materialized (
      select id from code_pools.code
       where tenant = ${tenant} and kind = ${kind} and ${isWorth({ amountOre })} and used_at is null
         and (valid_until is null or valid_until >= ${today})
       order by id limit ${references.length}
         ${lockOf[inUse]}
    ), numbered as (
      select id, row_number() over (order by id) as place from free
    )
    update code_pools.code
       set used_at = ${now}::timestamptz, used_for_type = wanted.type, used_for_id = wanted.reference_id
      from numbered
      join ${listOf(references)} with ordinality as wanted (type, reference_id, place) using (place)
     where code.tenant = ${tenant} and code.kind = ${kind} and code.id = numbered.id
    returning used_for_type as type, used_for_id as id, code.code`.execute(tablesOf(tx));
  return rows;
}

/**
 * Replaces used codes by a digest when their personal data is erased. The digest stays, so that no pool gets them
 * again.
 */
export async function forgetCodes(
  tx: Transaction,
  codes: readonly (CodePool & CodeReference)[],
): Promise<void> {
  await sql`
    update code_pools.code set code = ${digestOf(sql`code.code`)}
      from json_to_recordset(${JSON.stringify(codes)}::text::json) as given (
             tenant text, kind text, type text, id bigint)
     where code.tenant = given.tenant and code.kind = given.kind and code.used_at is not null
       and code.used_for_type = given.type and code.used_for_id = given.id`.execute(tablesOf(tx));
}

const digestOf = (code: RawBuilder<unknown>) =>
  sql`encode(sha256(convert_to(${code}, 'UTF8')), 'hex')`;

/** Those of the codes that the pool has, used, free or forgotten. */
export async function existingCodes(
  source: Database | Transaction,
  { tenant, kind }: CodePool,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select given.code
      from unnest(${sql.val([...codes])}::text[]) as given (code)
     where exists (
       select from code_pools.code
        where tenant = ${tenant} and kind = ${kind}
          and code.code in (given.code, ${digestOf(sql`given.code`)}))`.execute(tablesOf(source));
  return new Set(rows.map(({ code }) => code));
}

export type NewCode = {
  readonly code: string;
  readonly validUntil: Temporal.PlainDate | null;
  /** In øre, of a pool whose codes have an amount. */
  readonly amountOre: number | null;
};

type Import = {
  readonly codes: readonly NewCode[];
  readonly importedBy: number;
  readonly importedAt: Temporal.Instant;
};

/** Adds codes to a pool, in their order; the id of each. */
export async function insertCodes(
  tx: Transaction,
  { tenant, kind }: CodePool,
  { codes, importedBy, importedAt }: Import,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into code_pools.code (tenant, kind, code, valid_until, amount_ore, imported_by, imported_at)
    select ${tenant}, ${kind}, code, valid_until, amount_ore, ${importedBy}, ${importedAt}::timestamptz
      from unnest(${sql.val(codes.map(({ code }) => code))}::text[],
                  ${sql.val(codes.map(({ validUntil }) => validUntil?.toString() ?? null))}::date[],
                  ${sql.val(codes.map(({ amountOre }) => amountOre))}::int[])
        with ordinality as given (code, valid_until, amount_ore, place)
     order by place
    returning id, code`.execute(tablesOf(tx));
  const idOf = new Map(rows.map(({ id, code }) => [code, id]));
  return codes.map(({ code }) => {
    const id = idOf.get(code);
    if (id === undefined) throw new Error('a code was not inserted');
    return id;
  });
}
