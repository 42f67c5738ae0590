import type {
  ManyAction,
  ManyFault,
} from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { isWithinScope } from '#access/within-scope.ts';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** Identifies a change for many; its job has no call and no scope. */
export type ManyChangeKey = { tenant: TenantId; companyId: number; id: number };

export type NewManyChange = {
  companyId: number;
  action: ManyAction;
  expiryDate: Temporal.PlainDate | null;
  subscriberIds: readonly number[];
  requestId: string;
  startedAt: Temporal.Instant;
};

/** Stores a change with a line per subscriber, in the order of the list. */
export async function insertManyChange(
  tx: Transaction,
  scope: Scope,
  change: NewManyChange,
): Promise<number> {
  const { companyId } = change;
  if (!isWithinScope(scope, companyId)) throw new Error('a change for many outside its scope');
  const { id } = await tablesOf(tx)
    .insertInto('company_tickets.many_change')
    .values({
      tenant: scope.tenant,
      company_id: companyId,
      action: change.action,
      expiry_date: change.expiryDate,
      user_id: scope.userId,
      request_id: change.requestId,
      started_at: change.startedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into company_tickets.many_change_line
           (tenant, company_id, many_change_id, position, subscriber_id)
    select ${scope.tenant}, ${companyId}::bigint, ${id}::bigint,
           row_number() over (order by subscriber.sorted, given.id), given.id
      from unnest(${sql.val([...change.subscriberIds])}::bigint[]) as given(id)
      left join holders.holder subscriber
        on subscriber.company_id = ${companyId} and subscriber.id = given.id`.execute(tablesOf(tx));
  return id;
}

export type ManyChangeRun = ManyChangeKey & {
  action: ManyAction;
  expiryDate: Temporal.PlainDate | null;
  userId: number;
  requestId: string;
};

export type WaitingLine = { position: number; subscriberId: number };

/** The change and its next waiting lines; lines that ended in an error come last. */
export async function findNextLines(
  database: Database,
  { tenant, companyId, id }: ManyChangeKey,
  most: number,
): Promise<{ run: ManyChangeRun; lines: WaitingLine[] } | null> {
  const tables = tablesOf(database);
  const run = await tables
    .selectFrom('company_tickets.many_change')
    .select(['action', 'expiry_date as expiryDate', 'user_id as userId', 'request_id as requestId'])
    .where('tenant', '=', tenant)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!run) return null;
  const lines = await tables
    .selectFrom('company_tickets.many_change_line')
    .select(['position', 'subscriber_id as subscriberId'])
    .where('company_id', '=', companyId)
    .where('many_change_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('tries')
    .orderBy('position')
    .limit(most)
    .execute();
  const action = run.action === 'end' ? 'end' : 'resend-pickup-code';
  return { run: { ...run, tenant, companyId, id, action }, lines };
}

type LineResult = { state: 'done' } | { state: 'refused'; code: ManyFault };

export function manyChangeLines(tx: Transaction, { companyId, id }: ManyChangeKey) {
  const tables = tablesOf(tx);
  const waiting = { company_id: companyId, many_change_id: id, state: 'waiting' };
  const update = (position: number) =>
    tables
      .updateTable('company_tickets.many_change_line')
      .where((line) => line.and({ ...waiting, position }));
  return {
    /** Locks a line until the transaction ends; false when another process has it or it is settled. */
    async take(position: number): Promise<boolean> {
      const line = await tables
        .selectFrom('company_tickets.many_change_line')
        .select('position')
        .where((line) => line.and({ ...waiting, position }))
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      return line !== undefined;
    },

    async settle(position: number, settled: LineResult, at: Temporal.Instant): Promise<void> {
      await update(position)
        .set({ ...settled, settled_at: at })
        .execute();
    },

    /** Counts a try that ended in an error; true when it was the last one allowed. */
    async countTry(position: number, most: number, at: Temporal.Instant): Promise<boolean> {
      const line = await update(position)
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .returning('tries')
        .executeTakeFirst();
      const isLast = line !== undefined && line.tries >= most;
      if (isLast) await update(position).set({ state: 'failed', settled_at: at }).execute();
      return isLast;
    },

    async areLeft(): Promise<boolean> {
      const line = await tables
        .selectFrom('company_tickets.many_change_line')
        .select('position')
        .where((line) => line.and(waiting))
        .limit(1)
        .executeTakeFirst();
      return line !== undefined;
    },
  };
}
