import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isHeldEntry, isNotAnonymised } from '#ticketing/tickets/ticket/live-entry.query.ts';
import type { TicketKey, TicketService } from '#ticketing/tickets/ticket/ticket-service.ts';
import { dueTickets, rowsOf } from './anonymise.store.ts';
import type { DueEntries, DueEntry, HolderKey } from './personal-data.ts';

/** Over on a day, however lately. */
const isOver = (today: Temporal.PlainDate) =>
  sql`(not ${isHeldEntry('ticket')} or ticket.expiration_date < ${today}::date)`;

/** The tickets of a service whose holder asks to be erased: those that are over. */
export const overTicketsOf = (
  service: TicketService,
  holders: readonly HolderKey[],
): Pick<DueEntries, 'find' | 'lock'> => ({
  async find(tx, today, max) {
    const { rows } = await sql<DueEntry>`${dueTickets(sql`
      select ticket.company_id, ticket.id from tickets.ticket
        join (${rowsOf(holders)}) as holder (company_id, id)
          on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
       where service = ${sql.lit(service.id)} and ${isNotAnonymised('ticket')} and ${isOver(today)}
       limit ${max}`)}`.execute(tablesOf(tx));
    return rows;
  },
  async lock(tx, today, keys: readonly TicketKey[]) {
    const { rows } = await sql<DueEntry>`${dueTickets(rowsOf(keys))}
       where ${isNotAnonymised('ticket')} and ${isOver(today)}
       order by ticket.company_id, ticket.id for update of ticket`.execute(tablesOf(tx));
    return rows;
  },
});

/** The slots of people, by which orders for them are locked. */
export async function slotsOfHolders(
  tx: Transaction,
  holders: readonly HolderKey[],
): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    select person_slot as key from subscribers.subscriber
      join (${rowsOf(holders)}) as holder (company_id, id)
        on holder.company_id = subscriber.company_id and holder.id = holder_id
     where person_slot is not null`.execute(tablesOf(tx));
  return rows.map(({ key }) => key);
}
