import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The notices of a ticket, oldest first. */
export const noticesOf = (database: Database, ticketId: number) =>
  tablesOf(database)
    .selectFrom('free_tickets.tax_notice')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('sent_at')
    .execute();
