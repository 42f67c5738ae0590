import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** As if everything that is counted had been done so often. */
export const setAllUses = (database: Database, uses: number) =>
  tablesOf(database).updateTable('company_tickets.wrong_try').set({ tries: uses }).execute();
