import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A customer as the register would have it: the demo world's companies have numbers that no real unit has. */
export async function findCustomerUnit(database: Database, number: string) {
  const company = await tablesOf(database)
    .selectFrom('companies.company as company')
    .select(['company.name'])
    .where(isLiveCompany('company'))
    .where('company.organisation_number', '=', number)
    .executeTakeFirst();
  return company && { organisasjonsnummer: number, navn: company.name };
}
