import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';

/**
 * In each company one card is lost, blocked and replaced by one that is requested, and one requested card is cancelled
 * with its ticket, where one has not begun.
 */
export async function loseCards(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with lost as materialized (
      select distinct on (card.company_id) card.tenant, card.company_id, card.id as old_id, ticket.id as ticket_id,
             nextval('tickets.ticket_id_seq') as new_id
        from travel_cards.card
        join tickets.ticket on ticket.company_id = card.company_id and ticket.card_id = card.id
       where card.origin = 'new' and card.made_at is not null and ticket.expiration_date is null
       order by card.company_id, card.id
    ), blocked as (
      update travel_cards.card set deactivated_at = ${now}::timestamptz
        from lost where card.company_id = lost.company_id and card.id = lost.old_id
    ), requested as (
      insert into travel_cards.card (tenant, company_id, id, origin, requested_at, replaces_id, replacement_count,
                                     reason, fee_ore)
      select tenant, company_id, new_id, 'new', ${now}::timestamptz, old_id, 1, 'lost', 5000 from lost
    )
    update tickets.ticket set card_id = lost.new_id, medium_slot = null
      from lost where ticket.company_id = lost.company_id and ticket.id = lost.ticket_id`.execute(
    tablesOf(tx),
  );
  await sql`
    with unwanted as materialized (
      select distinct on (card.company_id) card.company_id, card.id as card_id, ticket.id as ticket_id
        from travel_cards.card
        join tickets.ticket on ticket.company_id = card.company_id and ticket.card_id = card.id
       where card.made_at is null and card.replaces_id is null
         and ticket.start_date > ${now}::timestamptz::date
       order by card.company_id, card.id desc
    ), cancelled as (
      update travel_cards.card set cancelled_at = ${now}::timestamptz
        from unwanted where card.company_id = unwanted.company_id and card.id = unwanted.card_id
    )
    update tickets.ticket set cancelled_at = ${now}::timestamptz
      from unwanted
     where ticket.company_id = unwanted.company_id and ticket.id = unwanted.ticket_id`.execute(
    tablesOf(tx),
  );
}
