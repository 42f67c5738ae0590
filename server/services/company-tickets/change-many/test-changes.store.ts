import { sql } from 'kysely';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isAbout } from '#ticketing/tickets/test-tickets.store.ts';

/** What was recorded of one kind for a phone. */
export const changesOfKind = (database: Database, kind: string, phone: string) =>
  recordedChanges(database).where(isAbout(phone)).where('kind', '=', kind).execute();

/** What was recorded of the start of a batch. */
export const startsOf = (database: Database, batchId: number) =>
  recordedChanges(database)
    .where('kind', '=', 'start-batch')
    .where('subject_id', '=', String(batchId))
    .execute();

/** Takes everything from a user that they may do. */
export async function removeRoles(database: Database, userId: number): Promise<void> {
  await tablesOf(database).deleteFrom('users.company_role').where('user_id', '=', userId).execute();
}

/** People of a company whose ticket has begun and has no end. */
export async function activePeople(
  database: Database,
  companyId: number,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct holder_id as id from tickets.ticket
     where company_id = ${companyId} and service = 'company-tickets' and expiration_date is null
       and cancelled_at is null and start_date <= '2026-03-01'
     order by holder_id limit ${most}`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}
