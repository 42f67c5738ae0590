import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenHolders } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Why a company keeps somebody who stands on no list of its employees. */
export const neverLeaverData: PersonSource = {
  kind: 'never-leaver',
  columns: [
    'subscribers.never_leaver.holder_id',
    'subscribers.never_leaver.reason',
    'subscribers.subscriber.holder_id',
    'subscribers.subscriber.person_slot',
  ],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select never_leaver.company_id as "companyId",
             jsonb_build_object('reason', reason, 'at', marked_at) as facts
        from subscribers.never_leaver
        join ${givenHolders(person)} on given.company_id = never_leaver.company_id and given.id = holder_id
       order by never_leaver.company_id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: 'with-holder',
};
