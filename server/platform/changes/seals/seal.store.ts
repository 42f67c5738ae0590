import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The chain of a company, or of the changes of an operator that are about no company (0). */
export type Chain = { readonly tenant: string; readonly companyId: number };

export type ChangeToSeal = Chain & {
  readonly changeId: number;
  /** What the seal covers, as PostgreSQL writes it. */
  readonly values: readonly (string | null)[];
};

export type Seal = Chain & {
  readonly position: number;
  readonly changeId: number;
  /** In hexadecimal. */
  readonly hash: string;
};

/** Every column of the record; a new one comes last, and is left out where it has no value. */
const sealedValues = sql`array[
  change.id::text, change.tenant, change.company_id::text, extract(epoch from change.at)::text, change.user_id::text,
  change.channel, change.request_id, change.kind, change.subject_type, change.subject_id, change.before::text,
  change.after::text, encode(change.personal_digest, 'hex'), change.batch_id::text]`;

/** Takes the lock of sealing, which one process has at a time; false when another one has it. */
export async function takeSealing(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('changes.seal', 0)) as "isMine"`.execute(
    tablesOf(tx),
  );
  return rows[0]?.isMine ?? false;
}

/**
 * The oldest changes without a seal, of those that came after one. A transaction may be committed after a later one was sealed: its changes are found
 * for an hour. No transaction lasts that long (`postgres.ts`), and the check of the record would name the change.
 */
export async function loadUnsealed(
  tx: Transaction,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ChangeToSeal[]> {
  const { rows } = await sql<ChangeToSeal>`
    select change.id::int8 as "changeId", change.tenant, coalesce(change.company_id, 0) as "companyId",
           ${sealedValues} as values
      from changes.change
     where change.id > ${after}::bigint
       and change.id > coalesce((
             select change_id from changes.seal where sealed_at < now() - interval '1 hour'
              order by sealed_at desc, change_id desc limit 1), 0)
       and not exists (select from changes.seal where seal.change_id = change.id)
     order by change.id
     limit ${limit}`.execute(tablesOf(tx));
  return rows;
}

/** The last seal of each of these chains that has one. */
export async function loadLastSeals(tx: Transaction, chains: readonly Chain[]): Promise<Seal[]> {
  const { rows } = await sql<Seal>`
    select seal.tenant, seal.company_id as "companyId", seal.position, seal.change_id as "changeId",
           encode(seal.hash, 'hex') as hash
      from json_to_recordset(${JSON.stringify(chains)}::text::json) as chain (tenant text, "companyId" bigint)
      cross join lateral (
        select * from changes.seal
         where seal.tenant = chain.tenant and seal.company_id = chain."companyId"
         order by seal.position desc limit 1) as seal`.execute(tablesOf(tx));
  return rows;
}

export async function saveSeals(tx: Transaction, seals: readonly Seal[]): Promise<void> {
  await sql`
    insert into changes.seal (tenant, company_id, position, change_id, hash)
    select tenant, "companyId", position, "changeId", decode(hash, 'hex')
      from json_to_recordset(${JSON.stringify(seals)}::text::json)
        as seal (tenant text, "companyId" bigint, position bigint, "changeId" bigint, hash text)`.execute(
    tablesOf(tx),
  );
}

/** A seal with what its change says now; `values` is null when the change is gone. */
export type SealedChange = Seal & { readonly values: readonly (string | null)[] | null };

/** Where a page of seals begins: after this one. */
export type SealPlace = Chain & { readonly position: number };

/** The next seals in the order of their chains. */
export async function loadSealedChanges(
  database: Database,
  after: SealPlace,
  limit: number,
): Promise<SealedChange[]> {
  const { rows } = await sql<SealedChange>`
    select seal.tenant, seal.company_id as "companyId", seal.position, seal.change_id as "changeId",
           encode(seal.hash, 'hex') as hash, case when change.id is not null then ${sealedValues} end as values
      from changes.seal left join changes.change on change.id = seal.change_id
     where (seal.tenant, seal.company_id, seal.position) >
           (${after.tenant}, ${after.companyId}::bigint, ${after.position}::bigint)
     order by seal.tenant, seal.company_id, seal.position
     limit ${limit}`.execute(tablesOf(database));
  return rows;
}

/**
 * Changes that no seal covers though they are older than an hour, and personal values that are not those of their
 * change; the numbers of the changes.
 */
export async function loadLooseChanges(
  database: Database,
): Promise<{ unsealed: number[]; foreignValues: number[] }> {
  const { rows } = await sql<{ id: number; isUnsealed: boolean }>`
    select change.id, true as "isUnsealed" from changes.change
     where at < now() - interval '1 hour'
       and not exists (select from changes.seal where seal.change_id = change.id)
     union all
    select about.change_id, false from changes.about left join changes.change on change.id = about.change_id
     where change.personal_digest is distinct from changes.personal_digest(
             about.holder_id, about.ticket_id, about.before, about.after, about.salt)
     order by 1`.execute(tablesOf(database));
  const idsWhere = (isUnsealed: boolean) =>
    rows.filter((row) => row.isUnsealed === isUnsealed).map(({ id }) => id);
  return { unsealed: idsWhere(true), foreignValues: idsWhere(false) };
}
