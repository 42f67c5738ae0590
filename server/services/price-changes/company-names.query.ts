import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { idsOf } from '#ticketing/tickets/tickets.public.ts';

/** What any number of companies of an operator are called, by their ids. */
export async function companyNames(
  database: Database,
  tenant: TenantId,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const companies = await tablesOf(database)
    .selectFrom('companies.company')
    .select(['id', 'name'])
    .where('tenant', '=', tenant)
    .where(sql<boolean>`id = any(${idsOf(companyIds)})`)
    .execute();
  return new Map(companies.map(({ id, name }) => [id, name]));
}
