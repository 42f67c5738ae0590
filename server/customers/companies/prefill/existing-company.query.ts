import type { Scope } from '#platform/scope/scope.ts';
import { isLiveCompany, isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

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

/** Whether a unit is a customer of an operator: told only to people who have proved who they are. */
export async function isCustomer(
  source: Database | Transaction,
  tenant: TenantId,
  organisationNumber: string,
): Promise<boolean> {
  const company = await tablesOf(source)
    .selectFrom('companies.company as company')
    .select('company.id')
    .where('company.tenant', '=', tenant)
    .where(isLiveCompany('company'))
    .where('company.organisation_number', '=', organisationNumber)
    .executeTakeFirst();
  return company !== undefined;
}
