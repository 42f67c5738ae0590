import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export const undeliveredRows = (database: Database) =>
  tablesOf(database).selectFrom('messages.undelivered').selectAll().orderBy('id').execute();

export const emptyUndelivered = (database: Database) =>
  tablesOf(database).deleteFrom('messages.undelivered').execute();
