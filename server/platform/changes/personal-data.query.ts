import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenEntriesOf, givenHolders } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** What the record of changes says of a person. */
export const recordedData: PersonSource = {
  kind: 'change',
  columns: ['changes.about.holder_id', 'changes.about.ticket_id'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select about.company_id as "companyId", jsonb_build_object(
               'at', change.at, 'change', change.kind, 'before', about.before::text, 'after', about.after::text) as facts
        from changes.about join changes.change on change.id = about.change_id
       where (about.company_id, about.holder_id) in (select * from ${givenHolders(person)})
          or (about.company_id, about.ticket_id) in (select * from ${givenEntriesOf(person)})
       order by change.at, change.id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: 'with-holder',
};
