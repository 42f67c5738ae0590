import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export const undeliveredRows = (database: Database) =>
  tablesOf(database).selectFrom('messages.undelivered').selectAll().orderBy('id').execute();

export const emptyUndelivered = (database: Database) =>
  tablesOf(database).deleteFrom('messages.undelivered').execute();
