import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** As when a key has got out. */
export const withdrawKey = (database: Database, kid: string) =>
  tablesOf(database)
    .updateTable('tickets.signing_key')
    .set({ withdrawn_at: Temporal.Instant.from('2026-03-07T00:00:00Z') })
    .where('kid', '=', kid)
    .execute();

export const storedKeys = (database: Database) =>
  tablesOf(database).selectFrom('tickets.signing_key').select(['tenant', 'kid']).execute();

export const forgetKeys = (database: Database) =>
  tablesOf(database).deleteFrom('tickets.signing_key').execute();
