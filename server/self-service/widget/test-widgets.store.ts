import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export const forgetWidgets = (database: Database) =>
  tablesOf(database).deleteFrom('self_service.widget').execute();
