import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The company of a department within the scope; null where there is no such department. */
export async function companyOfDepartment(
  database: Database,
  scope: Scope,
  agreementId: number,
): Promise<number | null> {
  const { rows } = await sql<{ companyId: number }>`
    select company_id as "companyId" from agreements.agreement
     where ${withinScope(scope, 'agreement')} and id = ${agreementId} and subtype = 'FREETICKET'
       and ${isLiveAgreement('agreement')}`.execute(tablesOf(database));
  return rows[0]?.companyId ?? null;
}
