import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** SMS that did not reach somebody. */
export const undeliveredData: PersonSource = {
  kind: 'message',
  columns: ['messages.undelivered.reason'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select company_id as "companyId",
             jsonb_build_object('topic', topic, 'phone', recipient, 'reason', reason, 'at', failed_at) as facts
        from messages.undelivered where tenant = ${person.tenant} and recipient = ${person.phone}
       order by id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: {
    async erase(tx, person) {
      await sql`
        delete from messages.undelivered
         where tenant = ${person.tenant} and recipient = ${person.phone}`.execute(tablesOf(tx));
    },
  },
};
