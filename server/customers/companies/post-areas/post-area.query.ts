import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The area of a post code; undefined for an unknown code. */
export const findPostArea = (database: Database, postCode: string) =>
  tablesOf(database)
    .selectFrom('companies.post_area')
    .select(['post_code as postCode', 'area', 'municipality'])
    .where('post_code', '=', postCode)
    .executeTakeFirst();
