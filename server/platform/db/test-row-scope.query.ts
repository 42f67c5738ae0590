import { sql } from 'kysely';
import { distribution } from '../../../database/distribution.ts';
import type { Database, Transaction } from './database.ts';
import { tablesOf } from './tables.ts';

/** Tables of the database whose rows lie behind a policy. */
export async function protectedTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select schemaname || '.' || tablename as "table" from pg_policies
     where policyname = 'within_scope' order by 1`.execute(tablesOf(database));
  return rows.map(({ table }) => table);
}

/** Its rows are seen by every call of the operator: a user may have roles in companies that another user does not reach. */
const ofOperator = 'users.company_role';

/** The companies of which a connection sees rows, by table; what is of no company is the operator's. */
export async function companiesSeen(
  source: Database | Transaction,
): Promise<Record<string, number[]>> {
  const seen: Record<string, number[]> = {};
  for (const [column, tables] of Object.entries(distribution.spread)) {
    for (const table of tables.filter((name) => name !== ofOperator)) {
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(column)} as id from ${sql.table(table)}
         where ${sql.ref(column)} > 0 order by 1`.execute(tablesOf(source));
      seen[table] = rows.map(({ id }) => id);
    }
  }
  return seen;
}

/** The companies whose people a search of the view finds. */
export async function companiesListed(source: Database | Transaction): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct company_id as id from holders.listed_holder order by 1`.execute(
    tablesOf(source),
  );
  return rows.map(({ id }) => id);
}

/** Renames a company, and says how many rows that changed. */
export async function renameCompany(
  source: Database | Transaction,
  { companyId, name }: { companyId: number; name: string },
): Promise<number> {
  const { numUpdatedRows } = await tablesOf(source)
    .updateTable('companies.company')
    .set({ name })
    .where('id', '=', companyId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type NewCostCentre = { tenant: string; companyId: number; code: string };

export async function addCostCentre(
  source: Database | Transaction,
  { tenant, companyId, code }: NewCostCentre,
): Promise<void> {
  await tablesOf(source)
    .insertInto('subscribers.cost_centre')
    .values({ tenant, company_id: companyId, code, name: code })
    .execute();
}

/** The scope that a new statement of the session has. */
export async function scopeOfSession(source: Database | Transaction): Promise<string | null> {
  const { rows } = await sql<{ scope: string | null }>`
    select current_setting('takst.row_scope', true) as scope`.execute(tablesOf(source));
  return rows[0]?.scope ?? null;
}

/** Tables whose rows are let through by their company alone, though no key says that they have its operator. */
export async function untiedTables(source: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select polrelid::regclass::text as name from pg_policy
     where polname = 'within_scope' and polrelid <> 'companies.company'::regclass
       and pg_get_expr(polqual, polrelid) ~ '^[(]+company_id = '
       and exists (select from pg_attribute where attrelid = polrelid and attname = 'tenant' and not attisdropped)
       and not exists (
         select from pg_constraint where conrelid = polrelid and confrelid = 'companies.company'::regclass
            and cardinality(conkey) = 2)`.execute(tablesOf(source));
  return rows.map(({ name }) => name);
}
