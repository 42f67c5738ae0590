import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenHolders } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Where a resident of a housing association lives and lived. */
export const residenceData: PersonSource = {
  kind: 'residence',
  columns: ['housing.residence.holder_id'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select residence.company_id as "companyId",
             jsonb_build_object('unit', unit.number, 'from', from_date, 'until', to_date) as facts,
             coalesce(to_date >= ${person.today}::date, true) as "isInForce"
        from housing.residence
        join ${givenHolders(person)} on given.company_id = residence.company_id and given.id = holder_id
        join housing.unit on unit.company_id = residence.company_id and unit.id = unit_id
       order by residence.company_id, from_date`.execute(tablesOf(tx));
    return rows;
  },
  erasure: 'with-holder',
};
