import { temporaryThrough } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { bridgeOf } from '#services/school-tickets/ticket/load-school-rules.ts';
import { type FindTemporary, isHeldEntry } from '#ticketing/tickets/tickets.public.ts';
import { cardStateOf } from '#ticketing/travel-cards/travel-cards.public.ts';

type Row = {
  readonly ticketId: number;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly requestedAt: Temporal.Instant;
  readonly madeOn: Temporal.PlainDate | null;
};

/**
 * The ticket that a temporary one on SMS stands in for, on a replacement that is made or on its way: the newest on the
 * card that has begun, as zones may have been changed.
 */
export const findTemporary: FindTemporary = async (tx, { tenant, temporaryId }, today) => {
  const { rows } = await sql<Row>`
    select ticket.id as "ticketId", ticket.expiration_date as "expirationDate",
           card.requested_at as "requestedAt", card.made_on as "madeOn"
      from school_tickets.temporary_ticket as temporary
      join travel_cards.card on card.company_id = temporary.company_id and card.id = temporary.card_id
      join tickets.ticket on ticket.company_id = card.company_id and ticket.card_id = card.id
     where temporary.tenant = ${tenant} and temporary.id = ${temporaryId} and temporary.kind = 'sms'
       and temporary.revoked_at is null and ${cardStateOf('card')} in ('REQUESTED', 'CREATED')
       and ticket.service = 'school-tickets' and ${isHeldEntry('ticket')} and ticket.start_date <= ${today}::date
     order by ticket.start_date desc, ticket.id desc
     limit 1`.execute(tablesOf(tx));
  const [row] = rows;
  if (!row) return undefined;
  const { ticketId, expirationDate, ...card } = row;
  return { ticketId, lastDay: temporaryThrough(bridgeOf(tenant, card), expirationDate) };
};
