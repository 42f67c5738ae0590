import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The names of companies, deleted ones too, by their ids. */
export async function namesOfCompanies(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tablesOf(tx)
    .selectFrom('companies.company')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
