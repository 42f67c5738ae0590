import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenHolders } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';
import type { Person } from '#platform/personal-data/person-source.ts';

/** A row that became somebody's ticket, or that has the phone as one of its keys and was not carried out. */
const isAbout = (person: Person) => sql`
  (row.subject_type = 'subscriber' and (row.company_id, row.subject_id) in (select * from ${givenHolders(person)})
   or row.tenant = ${person.tenant} and ${person.phone} = any(row.keys))`;

/** Rows of lists that were read in, carried out or not. */
export const batchRowData: PersonSource = {
  kind: 'list-row',
  columns: ['batches.row.subject_id'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select row.company_id as "companyId", jsonb_build_object('cells', row.cells::text, 'at', row.settled_at) as facts
        from batches.row where ${isAbout(person)}
       order by row.company_id, batch_id, position`.execute(tablesOf(tx));
    return rows;
  },
  erasure: {
    async erase(tx, person) {
      await sql`
        update batches.row set cells = '{}', keys = '{}', faults = '[]', effect = null, plan = null,
                               subject_type = null, subject_id = null
         where ${isAbout(person)}`.execute(tablesOf(tx));
    },
  },
};
