import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** Puts the cards of tickets into a state in which no test pupil is placed. */
export async function setCards(
  database: Database,
  ticketIds: readonly number[],
  to: 'cancelled' | 'replacement',
): Promise<void> {
  const change = to === 'cancelled' ? sql`cancelled_at = requested_at` : sql`replacement_count = 1`;
  await sql`
    update travel_cards.card set ${change}
     where (company_id, id) in (
       select company_id, card_id from tickets.ticket
        where id = any(${sql.val([...ticketIds])}::bigint[]))`.execute(tablesOf(database));
}

/** Tickets that could not be made. */
export async function failTickets(database: Database, ticketIds: readonly number[]): Promise<void> {
  await sql`
    update tickets.ticket set failed_at = ordered_at
     where id = any(${sql.val([...ticketIds])}::bigint[])`.execute(tablesOf(database));
}

/** Tickets whose phone never had a code. */
export async function takeCodes(database: Database, ticketIds: readonly number[]): Promise<void> {
  await sql`
    update tickets.ticket set pickup_code = null
     where id = any(${sql.val([...ticketIds])}::bigint[])`.execute(tablesOf(database));
}

/** The ids of the newest tickets, as many as asked, in the order in which they were made. */
export async function newestTickets(database: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from tickets.ticket order by id desc limit ${count}`.execute(tablesOf(database));
  return rows.map(({ id }) => id).toReversed();
}
