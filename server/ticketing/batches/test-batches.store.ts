import type { BatchState } from '@takst/domain/ticketing/batches/batch.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Makes a checked draft run without a worker of the portal. */
export const setRunning = (database: Database, id: number, userId: number) =>
  sql`
    update batches.batch
       set state = 'running', started_at = created_at, acting_user = ${userId}
     where id = ${id}`.execute(tablesOf(database));

/** Lets a batch be in a state without a call. */
export const setState = (database: Database, id: number, state: BatchState) =>
  sql`
    update batches.batch
       set state = ${state}, stop_code = case when ${state} = 'stopped' then 'STOPPED_BY_USER' end
     where id = ${id}`.execute(tablesOf(database));

/** Says whose row it is: a person or a ticket. */
export const setSubject = (
  database: Database,
  batchId: number,
  { position, type, id }: { readonly position: number; readonly type: string; readonly id: number },
) =>
  sql`
    update batches.row set subject_type = ${type}, subject_id = ${id}
     where batch_id = ${batchId} and position = ${position}`.execute(tablesOf(database));

/** Discards a draft without a call. */
export const setDiscarded = (database: Database, id: number) =>
  sql`update batches.batch set state = 'discarded' where id = ${id}`.execute(tablesOf(database));

/** What a call of a user does first: locks the batch until the transaction ends. */
export const lockBatchRow = (tx: Transaction, id: number) =>
  sql`select from batches.batch where id = ${id} for update`.execute(tablesOf(tx));

/** How many tickets the people of a batch hold, by number of tickets. */
export async function ticketsPerRow(
  database: Database,
  id: number,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ tickets: number; rows: number }>`
    select tickets, count(*)::int as rows from (
      select row.position, count(ticket.id)::int as tickets
        from batches.row
        left join holders.slot on slot.tenant = row.tenant and slot.kind = 'person'
         and slot.value = '+47' || (row.cells ->> 'phone')
        left join tickets.ticket on ticket.medium_slot = slot.key
       where row.batch_id = ${id} group by row.position) as held
     group by tickets`.execute(tablesOf(database));
  return Object.fromEntries(rows.map((row) => [String(row.tickets), row.rows]));
}

export async function stateCounts(database: Database, id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; rows: number }>`
    select state, count(*)::int as rows from batches.row where batch_id = ${id}
     group by state`.execute(tablesOf(database));
  return Object.fromEntries(rows.map((row) => [row.state, row.rows]));
}

/** What is stored of a batch and of its rows. */
export const storedBatch = (database: Database, id: number) =>
  tablesOf(database)
    .selectFrom('batches.batch')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();

export const storedRows = (database: Database, id: number) =>
  tablesOf(database)
    .selectFrom('batches.row')
    .where('batch_id', '=', id)
    .orderBy('position')
    .selectAll()
    .execute();

/** All that is stored of the rows of a batch, as one text. */
export async function storedRowTexts(database: Database, id: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(row::text, ' '), '') as text from batches.row as row
     where batch_id = ${id}`.execute(tablesOf(database));
  return rows[0]?.text ?? '';
}
