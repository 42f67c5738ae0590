import { recordedChanges } from '#changes/test-changes.store.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { isAbout } from '#tickets/test-tickets.store.ts';

/** What was recorded of one kind for a phone. */
export const changesOfKind = (database: Database, kind: string, phone: string) =>
  recordedChanges(database).where(isAbout(phone)).where('kind', '=', kind).execute();

/** Takes everything from a user that they may do. */
export async function takeRoles(database: Database, userId: number): Promise<void> {
  await tablesOf(database).deleteFrom('users.company_role').where('user_id', '=', userId).execute();
}
