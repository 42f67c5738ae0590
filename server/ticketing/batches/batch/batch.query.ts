import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany, withinScope } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { BatchKey } from './batch.store.ts';

/** As it is answered, in JSON: moments are text. */
type BatchJson = Omit<Batch, 'createdAt' | 'startedAt' | 'updatedAt'> & {
  createdAt: string;
  startedAt: string | null;
  updatedAt: string;
};

const batchColumns = sql`
  batch.id, batch.company_id as "companyId", service, options ->> 'act' as act, batch.state, on_refusal as "onRefusal", source,
  total, left_out as "leftOut", done, refused, failed, stop_code as "stopCode",
  stopped_at as "stoppedAt", version, batch.created_at as "createdAt",
  creator.first_name || ' ' || creator.last_name as "createdBy", started_at as "startedAt",
  starter.first_name || ' ' || starter.last_name as "startedBy", updated_at as "updatedAt"`;

const withNames = (batches: RawBuilder<unknown>) => sql`
  ${batches} as batch
  join users."user" creator on creator.tenant = batch.tenant and creator.id = batch.created_by
  left join users."user" starter on starter.tenant = batch.tenant and starter.id = batch.acting_user`;

const withTimes = ({ createdAt, startedAt, updatedAt, ...batch }: BatchJson): Batch => ({
  ...batch,
  createdAt: Temporal.Instant.from(createdAt),
  startedAt: startedAt === null ? null : Temporal.Instant.from(startedAt),
  updatedAt: Temporal.Instant.from(updatedAt),
});

export type StoredBatch = { readonly batch: Batch; readonly options: unknown };

/** A batch with what stands above its table; null when it is outside the scope. */
export async function findBatch(
  source: Database | Transaction,
  scope: Scope,
  { service, id }: BatchKey,
): Promise<StoredBatch | null> {
  const { rows } = await sql<Batch & { options: unknown }>`
    select ${batchColumns}, options from ${withNames(sql`batches.batch`)}
     where ${withinScope(scope, 'batch')} and service = ${service} and batch.id = ${id}
       and batch.state <> 'discarded'`.execute(tablesOf(source));
  const [row] = rows;
  if (!row) return null;
  const { options, ...batch } = row;
  return { batch, options };
}

type BatchPage = {
  readonly companyId: number;
  readonly services: readonly string[];
  readonly maxEntries: number;
  readonly offset: number;
};

/** The batches of a company, newest first. */
export async function batchPage(
  database: Database,
  scope: Scope,
  { companyId, services, ...page }: BatchPage,
): Promise<{ totalEntries: number; matches: Batch[] }> {
  const { totalEntries, matches } = await pageWithTotal<BatchJson>(database, {
    ...page,
    matched: sql`
      select batch.* from batches.batch
       where ${withinCompany(scope, 'batch', companyId)} and batch.state <> 'discarded'
         and service = any(${sql.val([...services])}::text[])`,
    order: sql`page.id desc`,
    entry: sql`select ${batchColumns} from ${withNames(sql`(select page.*)`)}`,
  });
  return { totalEntries, matches: matches.map(withTimes) };
}

/** The batches of a company with what stands above their tables, the newest first. */
export async function batchesWithOptions(
  database: Database,
  scope: Scope,
  { companyId, services, areStarted, ...page }: BatchPage & { readonly areStarted: boolean },
): Promise<{ totalEntries: number; matches: StoredBatch[] }> {
  const { totalEntries, matches } = await pageWithTotal<BatchJson & { options: unknown }>(
    database,
    {
      ...page,
      matched: sql`
        select batch.* from batches.batch
         where ${withinCompany(scope, 'batch', companyId)} and batch.state <> 'discarded'
           and service = any(${sql.val([...services])}::text[])
           and (batch.state <> 'draft' or not ${areStarted})`,
      order: sql`page.id desc`,
      entry: sql`select ${batchColumns}, options from ${withNames(sql`(select page.*)`)}`,
    },
  );
  return {
    totalEntries,
    matches: matches.map(({ options, ...batch }) => ({ batch: withTimes(batch), options })),
  };
}

/** The batch with the same rows that runs, has stopped or was finished since a moment. */
export async function findSameBatch(
  source: Database | Transaction,
  { tenant, companyId, service, digest, since }: SameRows,
): Promise<SameBatch | null> {
  const { rows } = await sql<SameBatch>`
    select batch.id, batch.state, started_at as "startedAt",
           starter.first_name || ' ' || starter.last_name as "startedBy"
      from ${withNames(sql`batches.batch`)}
     where batch.tenant = ${tenant} and batch.company_id = ${companyId} and service = ${service} and digest = ${digest}
       and (batch.state in ('running', 'stopped')
         or (batch.state = 'finished' and updated_at > ${since}::timestamptz))
     order by batch.state = 'finished', batch.id desc limit 1`.execute(tablesOf(source));
  return rows[0] ?? null;
}

type SameRows = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly service: string;
  readonly digest: string;
  readonly since: Temporal.Instant;
};
export type SameBatch = {
  readonly id: number;
  readonly state: string;
  readonly startedAt: Temporal.Instant;
  readonly startedBy: string;
};

export async function columnMapOf(
  database: Database,
  scope: Scope,
  { companyId, service }: { companyId: number; service: string },
): Promise<{ heading: string; column: string }[]> {
  const { rows } = await sql<{ heading: string; column: string }>`
    select heading, column_name as "column" from batches.column_map
     where ${withinCompany(scope, 'column_map', companyId)} and service = ${service}
     order by heading`.execute(tablesOf(database));
  return rows;
}
