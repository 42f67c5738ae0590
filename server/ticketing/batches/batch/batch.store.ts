import type { BatchState } from '@takst/domain/ticketing/batches/batch.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope, withinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A batch of one service; of another one it is as if it did not exist. */
export type BatchKey = { readonly service: string; readonly id: number };

/** A batch that the transaction has locked. */
export type LockedBatch = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly id: number;
  readonly service: string;
  readonly state: BatchState;
  readonly onRefusal: 'stop' | 'go-on';
  readonly options: unknown;
  readonly total: number;
  readonly nextPosition: number;
  readonly stoppedAt: number | null;
  readonly checkedOn: Temporal.PlainDate | null;
  readonly generalFaults: readonly string[];
  readonly version: number;
  readonly actingUser: number | null;
  readonly requestId: string;
};

const columns = sql`
  tenant, company_id as "companyId", id, service, state, on_refusal as "onRefusal", options, total,
  next_position as "nextPosition", stopped_at as "stoppedAt", checked_on as "checkedOn",
  general_faults as "generalFaults", version, acting_user as "actingUser", request_id as "requestId"`;

export type NewBatch = {
  readonly companyId: number;
  readonly service: string;
  readonly onRefusal: 'stop' | 'go-on';
  readonly source: object;
  readonly options: object;
  readonly total: number;
  readonly requestId: string;
  readonly now: Temporal.Instant;
};

export async function insertBatch(
  tx: Transaction,
  scope: Scope,
  { companyId, ...batch }: NewBatch,
): Promise<number> {
  if (!isWithinScope(scope, companyId)) throw new Error('a batch outside its scope');
  const { rows } = await sql<{ id: number }>`
    insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                               created_by, request_id, created_at, updated_at)
    values (${scope.tenant}, ${companyId}, ${batch.service}, 'draft', ${batch.onRefusal},
            ${JSON.stringify(batch.source)}::text::jsonb,
            ${JSON.stringify(batch.options)}::text::jsonb, ${batch.total}, ${scope.userId},
            ${batch.requestId}, ${batch.now}::timestamptz, ${batch.now}::timestamptz)
    returning id`.execute(tablesOf(tx));
  const [row] = rows;
  if (!row) throw new Error('a batch was not inserted');
  return row.id;
}

/** Locks a batch until the transaction ends; null when it is outside the scope. */
export async function lockBatch(
  tx: Transaction,
  scope: Scope,
  { service, id }: BatchKey,
): Promise<LockedBatch | null> {
  const { rows } = await sql<LockedBatch>`
    select ${columns} from batches.batch
     where ${withinScope(scope, 'batch')} and service = ${service} and id = ${id}
       and state <> 'discarded'
       for update`.execute(tablesOf(tx));
  return rows[0] ?? null;
}

type BatchValues = {
  readonly state?: BatchState;
  readonly on_refusal?: 'stop' | 'go-on';
  readonly options?: string;
  readonly next_position?: number;
  readonly stop_code?: string | null;
  readonly stopped_at?: number | null;
  readonly checked_on?: Temporal.PlainDate;
  readonly general_faults?: string[];
  readonly digest?: string;
  readonly acting_user?: number;
  readonly request_id?: string;
  readonly started_at?: Temporal.Instant;
};

/** Changes a batch that the transaction has locked; its version grows. */
export async function changeBatch(
  tx: Transaction,
  { companyId, id }: Pick<LockedBatch, 'companyId' | 'id'>,
  { now, ...values }: BatchValues & { now: Temporal.Instant },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('batches.batch')
    .set((batch) => ({ ...values, updated_at: now, version: batch('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Counts the rows of a batch anew; its totals are stored, as lists are asked for often. */
export async function recountBatch(
  tx: Transaction,
  { companyId, id }: Pick<LockedBatch, 'companyId' | 'id'>,
): Promise<void> {
  await sql`
    update batches.batch
       set left_out = counted.left_out, done = counted.done, refused = counted.refused,
           failed = counted.failed
      from (select count(*) filter (where state = 'left-out') as left_out,
                   count(*) filter (where state = 'done') as done,
                   count(*) filter (where state = 'refused') as refused,
                   count(*) filter (where state = 'failed') as failed
              from batches.row where company_id = ${companyId} and batch_id = ${id}) as counted
     where batch.company_id = ${companyId} and batch.id = ${id}`.execute(tablesOf(tx));
}

/** Remembers the headings that a user has mapped by hand. */
export async function saveColumnMap(
  tx: Transaction,
  scope: Scope,
  {
    companyId,
    service,
    columnMap,
    now,
  }: {
    companyId: number;
    service: string;
    columnMap: readonly { heading: string; column: string }[];
    now: Temporal.Instant;
  },
): Promise<void> {
  if (columnMap.length === 0) return;
  const columnOf = new Map(columnMap.map(({ heading, column }) => [heading, column]));
  await sql`
    insert into batches.column_map (tenant, company_id, service, heading, column_name, used_at)
    select ${scope.tenant}, ${companyId}, ${service}, heading, column_name, ${now}::timestamptz
      from unnest(${sql.val([...columnOf.keys()])}::text[], ${sql.val([...columnOf.values()])}::text[])
        as given (heading, column_name)
     order by heading
    on conflict (tenant, company_id, service, heading) do update set column_name = excluded.column_name, used_at = excluded.used_at`.execute(
    tablesOf(tx),
  );
}
