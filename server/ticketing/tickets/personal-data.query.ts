import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenEntriesOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';
import { isCurrentEntry, ticketStatusOn } from './ticket/live-entry.query.ts';

/** Tickets of every service. Pickup codes open a ticket and are not told. */
export const ticketData: PersonSource = {
  kind: 'ticket',
  columns: ['tickets.ticket.holder_id', 'tickets.ticket.holder_slot', 'tickets.ticket.medium_slot'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select ticket.company_id as "companyId", jsonb_build_object(
               'service', service, 'product', product_id,
               'zones', case when all_zones then '*' else concat_ws('-', zone_from, zone_to) end,
               'from', start_date, 'until', expiration_date, 'orderedAt', ordered_at,
               'state', ${ticketStatusOn('ticket', person.today)},
               'app', app_id) as facts,
             ${isCurrentEntry('ticket', person.today)} as "isInForce"
        from tickets.ticket join ${givenEntriesOf(person)} using (company_id, id)
       order by ticket.company_id, start_date, id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: 'with-holder',
};
