import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { hasPhoneOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Tickets that somebody asked for by a form of a company, answered or not. */
export const requestData: PersonSource = {
  kind: 'ticket-request',
  columns: [
    'self_service.ticket_request.holder_id',
    'self_service.ticket_request.first_name',
    'self_service.ticket_request.last_name',
    'self_service.ticket_request.employee_id',
    'self_service.ticket_request.phone',
  ],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select company_id as "companyId", jsonb_build_object(
               'firstName', first_name, 'lastName', last_name, 'employeeId', employee_id,
               'phone', phone_country_code || phone, 'from', start_date, 'orderedAt', requested_at,
               'state', state) as facts
        from self_service.ticket_request where ${hasPhoneOf(person, 'ticket_request')}
       order by company_id, id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: {
    async erase(tx, person) {
      await sql`
        delete from self_service.ticket_request where ${hasPhoneOf(person, 'ticket_request')}`.execute(
        tablesOf(tx),
      );
    },
  },
};

/** Phones that somebody proved or tried to. */
export const phoneProofData: PersonSource = {
  kind: 'phone-proof',
  columns: ['self_service.phone_proof.phone'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select company_id as "companyId",
             jsonb_build_object('phone', phone_country_code || phone, 'at', sent_at) as facts
        from self_service.phone_proof where ${hasPhoneOf(person, 'phone_proof')}
       order by company_id, id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: {
    async erase(tx, person) {
      await sql`delete from self_service.phone_proof where ${hasPhoneOf(person, 'phone_proof')}`.execute(
        tablesOf(tx),
      );
    },
  },
};
