import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** How a list names the people of a company. */
export const namesOfPeople = (database: Database, companyId: number) =>
  tablesOf(database)
    .selectFrom('holders.holder')
    .where('company_id', '=', companyId)
    .where('employee_id', 'is not', null)
    .select(['first_name', 'last_name', 'employee_id'])
    .orderBy('id')
    .execute();
