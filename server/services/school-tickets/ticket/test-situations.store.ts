import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Cancels the cards of tickets: no test pupil is placed with one. */
export async function cancelCards(database: Database, ticketIds: readonly number[]): Promise<void> {
  await sql`
    update travel_cards.card set cancelled_at = requested_at
     where ${isCardOf(ticketIds)}`.execute(tablesOf(database));
}

/** Makes replacements of the requested cards of tickets, ordered at a moment or when the tickets were. */
export async function replaceCards(
  database: Database,
  ticketIds: readonly number[],
  orderedAt: Temporal.Instant | null = null,
): Promise<void> {
  await sql`
    update travel_cards.card
       set replacement_count = 1, requested_at = coalesce(${orderedAt}::timestamptz, requested_at)
     where ${isCardOf(ticketIds)}`.execute(tablesOf(database));
  await sql`
    insert into school_tickets.replacement (tenant, company_id, card_id, ticket_id, paid_by)
    select tenant, company_id, card_id, id, 'school' from tickets.ticket
     where id = any(${sql.val([...ticketIds])}::bigint[])`.execute(tablesOf(database));
}

const isCardOf = (ticketIds: readonly number[]) => sql`(company_id, id) in (
  select company_id, card_id from tickets.ticket where id = any(${sql.val([...ticketIds])}::bigint[]))`;

/** Tickets that could not be made. */
export async function failTickets(database: Database, ticketIds: readonly number[]): Promise<void> {
  await sql`
    update tickets.ticket set failed_at = ordered_at
     where id = any(${sql.val([...ticketIds])}::bigint[])`.execute(tablesOf(database));
}

/** Tickets whose phone never had a code. */
export async function removeCodes(database: Database, ticketIds: readonly number[]): Promise<void> {
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
