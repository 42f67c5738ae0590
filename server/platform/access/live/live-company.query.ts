import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import { textByAlias } from '#platform/db/text-by-alias.ts';

/** A company that is not deleted, by the alias of its table. The predicate of the indexes on companies. */
export const isLiveCompany = textByAlias<SqlBool>((company) => `${company}.deleted_at is null`);

/** The companies of a scope. A scope of the whole tenant says nothing about deletion. */
export const isLiveCompanyWithin = (scope: CompanyScope, company: string): RawBuilder<SqlBool> =>
  sql`(${withinScope(scope, { table: company, company: 'id' })} and ${isLiveCompany(company)})`;
