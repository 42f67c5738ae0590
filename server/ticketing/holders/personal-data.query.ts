import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenHolders } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Who holds tickets in a company, and what the company has noted about them. */
export const holderData: PersonSource = {
  kind: 'person',
  columns: [
    'holders.holder.first_name',
    'holders.holder.last_name',
    'holders.holder.card_name',
    'holders.holder.employee_id',
    'holders.holder.phone',
    'holders.holder.birth_date',
    'holders.holder.class_name',
    'holders.holder.cost_centre_id',
    'holders.holder.note',
    'holders.holder.phone_country_code',
  ],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select company_id as "companyId", jsonb_build_object(
               'role', kind, 'firstName', first_name, 'lastName', last_name, 'employeeId', employee_id,
               'phone', phone_country_code || phone, 'birthDate', birth_date, 'className', class_name,
               'cardName', card_name, 'costCentre', (
                 select code || ' ' || name from subscribers.cost_centre
                  where cost_centre.company_id = holder.company_id and cost_centre.id = cost_centre_id),
               'note', note) as facts
        from holders.holder join ${givenHolders(person)} using (company_id, id)
       order by company_id, id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: 'with-holder',
};
