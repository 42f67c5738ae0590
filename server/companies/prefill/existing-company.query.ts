import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
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
    .where(withinScope(scope, { table: 'company', company: 'id' }))
    .where('company.organisation_number', '=', organisationNumber)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst();
  return company ?? null;
}
