import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export const forgetWidgets = (database: Database) =>
  tablesOf(database).deleteFrom('self_service.widget').execute();
