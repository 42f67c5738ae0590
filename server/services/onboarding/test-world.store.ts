import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A UUID that a number stands for, in the world of the authorisation table. */
export const uuidOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An onboarding of each company that customer support has to help. */
export async function placeOnboardings(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into onboarding.onboarding (
      id, tenant, organisation_number, company_name, email, phone_country_code, phone, language,
      browser_digest, subject_digest, person_name, person_birth_date, identified_at, company_id,
      support_reason, support_since, created_at)
    select ('00000000-0000-4000-8000-' || lpad(id::text, 12, '0'))::uuid, tenant, organisation_number, name,
           'ny@kunde.example', '+47', '46000000', 'nb', 'browser-' || id, 'subject', 'Ingrid Hansen', '1960-01-10',
           ${now}::timestamptz, id, 'RIGHTS_CHANGED', ${now}::timestamptz, ${now}::timestamptz
      from companies.company`.execute(tablesOf(tx));
  await sql`
    insert into onboarding.contract (onboarding_id, tenant, pdf, sha256, terms_version, facts, made_at)
    select id, tenant, '%PDF-'::bytea, 'sha256', '2026-11',
           jsonb_build_object('tenant', tenant, 'companyName', company_name, 'agreements', jsonb_build_array(),
                              'organisationNumber', organisation_number, 'day', '2026-03-01',
                              'termsVersion', '2026-11', 'clauses', jsonb_build_array()),
           ${now}::timestamptz
      from onboarding.onboarding`.execute(tablesOf(tx));
}

export async function onboardingNumbers(
  tx: Transaction,
): Promise<{ id: number; companyId: number }[]> {
  const { rows } = await sql<{ id: number; companyId: number }>`
    select company_id as id, company_id as "companyId" from onboarding.onboarding
     where company_id is not null order by id`.execute(tablesOf(tx));
  return rows;
}
