import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';

/** Those of some companies that have a post address: new travel cards are sent there. */
export async function companiesWithPostAddress(
  tx: Transaction,
  scope: CompanyScope,
  companyIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tablesOf(tx)
    .selectFrom('companies.company as company')
    .select('company.id')
    .where(isLiveCompanyWithin(scope, 'company'))
    .where(sql<boolean>`company.id = any(${sql.val([...companyIds])}::bigint[])`)
    .where('company.post_address', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
