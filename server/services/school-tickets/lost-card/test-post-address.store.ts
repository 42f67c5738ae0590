import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Takes the post address of a company away. */
export const removePostAddress = (database: Database, companyId: number) =>
  tablesOf(database)
    .updateTable('companies.company')
    .set({ post_address: null })
    .where('id', '=', companyId)
    .execute();
