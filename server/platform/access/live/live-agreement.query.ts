import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import { textByAlias } from '#platform/db/text-by-alias.ts';

/**
 * An agreement that is not deleted, by the alias of its table. It may have ended: its company still sees what it has under
 * it, and may get another end. Deleting a company leaves its agreements as they are, so a statement that comes from no
 * call in a company asks for the company, too.
 */
export const isLiveAgreement = textByAlias<SqlBool>(
  (agreement) => `${agreement}.deleted_at is null`,
);

/** The agreements of a scope. */
export const isLiveAgreementWithin = (
  scope: CompanyScope,
  agreement: string,
): RawBuilder<SqlBool> => sql`(${withinScope(scope, agreement)} and ${isLiveAgreement(agreement)})`;
