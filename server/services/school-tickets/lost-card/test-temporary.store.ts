import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Every phone to which a temporary ticket went. */
export async function temporaryPhones(database: Database): Promise<(string | null)[]> {
  const rows = await tablesOf(database)
    .selectFrom('school_tickets.temporary_ticket')
    .select('phone')
    .execute();
  return rows.map(({ phone }) => phone);
}
