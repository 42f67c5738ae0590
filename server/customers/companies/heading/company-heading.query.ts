import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type CompanyHeading = { id: number; name: string; organisationNumber: string };

/** A company's name and number; undefined when it is outside the scope or deleted. */
export async function companyHeading(
  source: Database | Transaction,
  scope: Scope,
  companyId: number,
): Promise<CompanyHeading | undefined> {
  const { rows } = await sql<CompanyHeading>`
    select company.id, company.name, company.organisation_number as "organisationNumber"
      from companies.company
     where ${isLiveCompanyWithin(scope, 'company')} and company.id = ${companyId}`.execute(
    tablesOf(source),
  );
  return rows[0];
}
