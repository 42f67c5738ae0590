import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CompanyScope } from './scope.ts';

/** Table (or alias) in a statement, with its columns where they have other names. */
type OwnedTable = string | { table: string; company: string };

/**
 * The condition that keeps a statement within its scope: the tenant, and the companies where the
 * user has what the call needs. Every store and query of company-owned data has it in its where.
 */
export function withinScope(scope: CompanyScope, owned: OwnedTable): RawBuilder<SqlBool> {
  const { table, company } =
    typeof owned === 'string' ? { table: owned, company: 'company_id' } : owned;
  const ofTenant = sql<SqlBool>`${sql.ref(`${table}.tenant`)} = ${scope.tenant}`;
  if (scope.companies === 'whole-tenant') return ofTenant;
  const ids = sql.val([...scope.companies]);
  const ofCompanies = sql<SqlBool>`${sql.ref(`${table}.${company}`)} = any(${ids}::bigint[])`;
  return sql<SqlBool>`(${ofTenant} and ${ofCompanies})`;
}

/**
 * The same for a statement about one company. Said once and not beside `withinScope`: two conditions
 * on the company make the database expect next to nothing, and read a large company in the wrong order.
 */
export function withinCompany(
  scope: CompanyScope,
  table: string,
  companyId: number,
): RawBuilder<SqlBool> {
  if (!isWithinScope(scope, companyId)) return sql<SqlBool>`false`;
  const ofTenant = sql<SqlBool>`${sql.ref(`${table}.tenant`)} = ${scope.tenant}`;
  return sql<SqlBool>`(${ofTenant} and ${sql.ref(`${table}.company_id`)} = ${companyId})`;
}

/** The same for a statement about one company or, without it, about every company of the scope. */
export const withinCompanies = (
  scope: CompanyScope,
  table: string,
  companyId: number | undefined,
): RawBuilder<SqlBool> =>
  companyId === undefined ? withinScope(scope, table) : withinCompany(scope, table, companyId);

/** The same question about one company that is known already. */
export const isWithinScope = (scope: CompanyScope, companyId: number): boolean =>
  scope.companies === 'whole-tenant' || scope.companies.includes(companyId);
