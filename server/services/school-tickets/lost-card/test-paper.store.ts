import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Lets a ticket wait for a replacement card that was ordered at a moment, with a temporary ticket on paper. */
export async function placePaperTicket(
  database: Database,
  ticketId: number,
  orderedAt: Temporal.Instant,
): Promise<void> {
  await sql`
    with card as (
      insert into travel_cards.card (tenant, company_id, origin, requested_at, fee_ore, replacement_count)
      select tenant, company_id, 'new', ${orderedAt}::timestamptz, 5000, 1
        from tickets.ticket where id = ${ticketId}
      returning tenant, company_id, id
    ), replacement as (
      insert into school_tickets.replacement (tenant, company_id, card_id, ticket_id, paid_by)
      select tenant, company_id, id, ${ticketId}, 'pupil' from card
    ), temporary as (
      insert into school_tickets.temporary_ticket (tenant, company_id, card_id, kind, issued_at)
      select tenant, company_id, id, 'paper', ${orderedAt}::timestamptz from card
    )
    update tickets.ticket
       set medium = 'card', card_id = card.id, medium_slot = null, pickup_code = null, downloaded_at = null,
           app_id = null, ticket_app = null, cancelled_at = null, ended_at = null,
           start_date = ${orderedAt}::timestamptz::date - 20, expiration_date = ${orderedAt}::timestamptz::date + 60
      from card where ticket.id = ${ticketId}`.execute(tablesOf(database));
}
