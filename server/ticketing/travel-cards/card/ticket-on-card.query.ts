import { type RawBuilder, sql } from 'kysely';
import { isHeldEntry } from '#ticketing/tickets/tickets.public.ts';

/**
 * The ticket by which a card is known: the last one on it that was neither cancelled nor failed, or else the last one.
 * A lateral join, called `ticket`.
 */
export const ticketOnCard: RawBuilder<unknown> = sql`lateral (
  select on_card.* from tickets.ticket as on_card
   where on_card.company_id = card.company_id and on_card.card_id = card.id
   order by ${isHeldEntry('on_card')} desc, on_card.medium_part desc
   limit 1) as ticket on true`;

/** The holder of `ticket`; a nameless card has none. */
export const holderOfTicket: RawBuilder<unknown> = sql`holders.holder
    on holder.company_id = ticket.company_id and holder.id = ticket.holder_id`;

/** What stands on the card: its own name, else that of the holder; null for a nameless one. */
export const nameOnCard: RawBuilder<string | null> = sql`
  coalesce(holder.card_name, nullif(concat_ws(' ', holder.first_name, holder.last_name), ''))`;
