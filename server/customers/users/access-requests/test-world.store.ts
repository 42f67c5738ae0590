import { sql } from 'kysely';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** An open request for access to each company, which names it. */
export async function placeAccessRequests(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into onboarding.access_request (
      tenant, organisation_number, registered_name, company_name, first_name, last_name, email,
      phone_country_code, phone, language, requested_at, announced_at)
    select tenant, organisation_number, name, name, 'Spør', name, 'access-' || id || '@ny.example',
           '+47', '90000001', 'nb', ${now}::timestamptz, ${now}::timestamptz
      from companies.company where ${isLiveCompany('company')} order by id`.execute(tablesOf(tx));
}

/** The requests of `placeAccessRequests`, with their company. */
export const accessRequestIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('onboarding.access_request as request')
    .innerJoin('companies.company as company', (join) =>
      join
        .onRef('company.tenant', '=', 'request.tenant')
        .onRef('company.organisation_number', '=', 'request.organisation_number'),
    )
    .where(isLiveCompany('company'))
    .select(['request.id', 'company.id as companyId'])
    .execute();
