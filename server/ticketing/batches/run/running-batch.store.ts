import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { claimLease } from '#platform/jobs/chunks/lease.store.ts';

/** A job has no call and no scope: it names its batch alone. */
export type RunKey = { readonly companyId: number; readonly id: number };

/** A batch that runs, as its worker needs it. */
export type RunningBatch = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly id: number;
  readonly service: string;
  readonly onRefusal: 'stop' | 'go-on';
  readonly options: unknown;
  readonly nextPosition: number;
  readonly actingUser: number;
  readonly requestId: string;
};

const columns = sql`
  tenant, company_id as "companyId", id, service, on_refusal as "onRefusal", options,
  next_position as "nextPosition", acting_user as "actingUser", request_id as "requestId"`;

/** The batch, if it runs. */
export async function findRunningBatch(
  database: Database,
  { companyId, id }: RunKey,
): Promise<RunningBatch | null> {
  const { rows } = await sql<RunningBatch>`
    select ${columns} from batches.batch
     where company_id = ${companyId} and id = ${id} and state = 'running'`.execute(
    tablesOf(database),
  );
  return rows[0] ?? null;
}

/** A batch that runs, null when it does not, or that another worker has it in hand and goes on with it. */
export type LockedRun = RunningBatch | null | 'with-another-worker';

/**
 * Locks a running batch until the transaction ends. A user who starts, stops or mends it is waited for; the wait ends
 * with the statement time-out, and the job is tried again.
 */
export async function lockRunningBatch(
  tx: Transaction,
  { companyId, id }: RunKey,
): Promise<LockedRun> {
  if (!(await claimLease(tx, `run-batch ${id}`))) return 'with-another-worker';
  const { rows } = await sql<RunningBatch>`
    select ${columns} from batches.batch
     where company_id = ${companyId} and id = ${id} and state = 'running'
       for update`.execute(tablesOf(tx));
  return rows[0] ?? null;
}

export type Progress = {
  readonly done: number;
  readonly refused: number;
  readonly failed: number;
  readonly nextPosition: number;
  readonly state: 'running' | 'stopped' | 'finished';
  readonly stopCode: string | null;
  readonly stoppedAt: number | null;
};

/** Moves the cursor and the counters of a batch that the transaction has taken. */
export async function moveOn(
  tx: Transaction,
  { companyId, id }: RunKey,
  { now, ...progress }: Progress & { now: Temporal.Instant },
): Promise<void> {
  await sql`
    update batches.batch
       set done = done + ${progress.done}, refused = refused + ${progress.refused},
           failed = failed + ${progress.failed}, next_position = ${progress.nextPosition},
           state = ${progress.state}, stop_code = ${progress.stopCode},
           stopped_at = ${progress.stoppedAt}::int, version = version + 1,
           updated_at = ${now}::timestamptz
     where company_id = ${companyId} and id = ${id}`.execute(tablesOf(tx));
}

/** The keys of all batches that run, as rows of one column `data`; with a moment, of those that have not moved since. */
export const runningBatchKeys = (idleSince: Temporal.Instant | null) => sql`
  select jsonb_build_object('companyId', company_id, 'id', id) as data
    from batches.batch
   where state = 'running'
     and (${idleSince}::timestamptz is null or updated_at <= ${idleSince}::timestamptz)
   order by updated_at`;
