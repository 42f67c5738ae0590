import { sql } from 'kysely';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Renamed = { id: number; firstName: string; lastName: string };

export const renameUser = (database: Database, { id, firstName, lastName }: Renamed) =>
  tablesOf(database)
    .updateTable('users.user')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .execute();

export const deleteCompany = (database: Database, id: number, at: Temporal.Instant) =>
  tablesOf(database)
    .updateTable('companies.company')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .execute();

/** What was recorded of the contact form for a user, oldest first. */
export const recordedForms = (database: Database, userId: number) =>
  recordedChanges(database)
    .where('kind', '=', 'send-contact-form')
    .where('user_id', '=', userId)
    .execute();

/** E-mails that were left for sending, whether they have been sent or not. */
export async function emailsLeft(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job where name = 'send-email'`.execute(
    tablesOf(database),
  );
  return rows[0]?.count ?? 0;
}
