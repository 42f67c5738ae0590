import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { hasPhoneOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Users of the portal. */
export const userData: PersonSource = {
  kind: 'user',
  columns: [
    'users.user.email',
    'users.user.first_name',
    'users.user.last_name',
    'users.user.phone',
  ],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select null::bigint as "companyId", jsonb_build_object(
               'firstName', first_name, 'lastName', last_name, 'email', email,
               'phone', phone_country_code || phone, 'state', state, 'at', last_sign_in_at) as facts
        from users."user" where ${hasPhoneOf(person, 'user')}
       order by id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: { kept: 'user' },
};

/** Requests for access to a company. */
export const accessRequestData: PersonSource = {
  kind: 'access-request',
  columns: ['email', 'first_name', 'last_name', 'phone', 'reason'].map(
    (column) => `onboarding.access_request.${column}`,
  ),
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select null::bigint as "companyId", jsonb_build_object(
               'firstName', first_name, 'lastName', last_name, 'email', email,
               'phone', phone_country_code || phone, 'organisation', company_name, 'reason', reason,
               'at', requested_at) as facts
        from onboarding.access_request where ${hasPhoneOf(person, 'access_request')}
       order by id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: {
    async erase(tx, person) {
      await sql`
        delete from onboarding.access_request where ${hasPhoneOf(person, 'access_request')}`.execute(
        tablesOf(tx),
      );
    },
  },
};
