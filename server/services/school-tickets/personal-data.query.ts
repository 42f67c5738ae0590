import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { hasPhoneOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Tickets on a phone while a pupil waits for a new card. */
export const temporaryTicketData: PersonSource = {
  kind: 'temporary-ticket',
  columns: ['school_tickets.temporary_ticket.phone'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select company_id as "companyId",
             jsonb_build_object('phone', phone_country_code || phone, 'at', issued_at) as facts
        from school_tickets.temporary_ticket where ${hasPhoneOf(person, 'temporary_ticket')}
       order by company_id, id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: {
    async erase(tx, person) {
      await sql`
        update school_tickets.temporary_ticket set phone_country_code = null, phone = null
         where ${hasPhoneOf(person, 'temporary_ticket')}`.execute(tablesOf(tx));
    },
  },
};
