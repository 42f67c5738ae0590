import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { hasPhoneOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Registrations of a new customer. */
export const onboardingData: PersonSource = {
  kind: 'onboarding',
  columns: [
    'onboarding.onboarding.email',
    'onboarding.onboarding.person_birth_date',
    'onboarding.onboarding.phone',
  ],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select company_id as "companyId", jsonb_build_object(
               'name', person_name, 'birthDate', person_birth_date, 'email', email,
               'phone', phone_country_code || phone, 'organisation', company_name, 'at', created_at) as facts
        from onboarding.onboarding where ${hasPhoneOf(person, 'onboarding')}
       order by created_at`.execute(tablesOf(tx));
    return rows;
  },
  erasure: { kept: 'onboarding' },
};
