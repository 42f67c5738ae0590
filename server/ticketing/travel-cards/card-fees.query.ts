import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { sql } from 'kysely';
import type { BillableFees } from '#ticketing/tickets/tickets.public.ts';

/**
 * The fees of a service for cards that the operator made for its tickets, under the agreement of the ticket for which
 * each was made. The price counts on the day on which the card was made (spec 3 §9); one that was promised for free
 * costs nothing.
 */
export const cardFees =
  (service: TicketServiceId): BillableFees =>
  ({ tenant, companies, through }) =>
    sql`
    select card.company_id, ticket.agreement_id, card.id as related_id, ticket.holder_id,
           case when card.replaces_id is null then 'NEW_CARD' else 'REPLACEMENT_CARD' end as kind,
           card.made_on as charged_on, card.made_at as sold_at
      from travel_cards.card
      join tickets.ticket on ticket.company_id = card.company_id and ticket.id = card.made_for
     where card.tenant = ${tenant} and card.company_id = any(${sql.val([...companies])}::bigint[])
       and card.made_on <= ${through}::date and card.fee_ore > 0 and ticket.service = ${service}`;
