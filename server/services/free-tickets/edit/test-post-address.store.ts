import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Takes a company's post address; what is returned gives it back. */
export async function removePostAddress(
  database: Database,
  companyId: number,
): Promise<() => Promise<unknown>> {
  const companies = tablesOf(database);
  const { post_address } = await companies
    .selectFrom('companies.company')
    .select('post_address')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const set = (address: unknown) =>
    companies
      .updateTable('companies.company')
      .set({ post_address: address })
      .where('id', '=', companyId)
      .execute();
  await set(null);
  return () => set(JSON.stringify(post_address));
}
