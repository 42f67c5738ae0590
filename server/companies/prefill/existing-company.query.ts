import type { Scope } from '#access/scope.ts';
import { isLiveCompanyWithin } from '#companies/live-company.query.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** The company of the scope with this organisation number; null for none. */
export async function findExistingCompany(
  database: Database,
  scope: Scope,
  organisationNumber: string,
): Promise<{ id: number } | null> {
  const company = await tablesOf(database)
    .selectFrom('companies.company as company')
    .select('company.id')
    .where(isLiveCompanyWithin(scope, 'company'))
    .where('company.organisation_number', '=', organisationNumber)
    .executeTakeFirst();
  return company ?? null;
}
