import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { FreeCompany } from './test-book-world.store.ts';

/** Makes the right to one ticket that of another, as an edit does that gives somebody a number which others had. */
export const moveTicket = (
  database: Database,
  { id }: FreeCompany,
  { from, to }: { readonly from: number; readonly to: number },
) =>
  sql`
    update free_tickets.ticket_detail as moved set entitlement_id = other.entitlement_id
      from free_tickets.ticket_detail as other
     where moved.company_id = ${id} and other.company_id = ${id}
       and moved.ticket_id = ${from} and other.ticket_id = ${to}`.execute(tablesOf(database));
