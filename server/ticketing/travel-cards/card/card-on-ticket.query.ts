import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isNotAnonymised } from '#ticketing/tickets/tickets.public.ts';
import { cardStateOf, isCardInUse } from './card-state.query.ts';

/** The card on which a ticket lies now. */
export type CardOnTicket = {
  readonly ticketId: number;
  readonly companyId: number;
  readonly holderId: number | null;
  readonly cardId: number;
  readonly number: string | null;
  readonly state: CardState;
  /** Whether a ticket on the card is active or pending. */
  readonly isInUse: boolean;
};

type CardsRequest = { readonly scope: CompanyScope; readonly today: Temporal.PlainDate };

/** The cards of tickets within the scope; tickets on no card are missing. */
export const findCardsOfTickets = (
  tx: Transaction,
  request: CardsRequest,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, CardOnTicket>> => cardsOfTickets(tx, request, ticketIds);

/**
 * The same, locked until the transaction ends, in the order of their ids. The caller has taken the tickets, or their cards
 * are of no more use: a ticket that is over stays on its card.
 */
export async function lockCardsOfTickets(
  tx: Transaction,
  request: CardsRequest,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, CardOnTicket>> {
  await sql`
    select card.id from travel_cards.card
     where (card.company_id, card.id) in (
       select ticket.company_id, ticket.card_id from tickets.ticket
        where ${withinScope(request.scope, 'ticket')} and ticket.id = any(${sql.val([...ticketIds])}::bigint[]))
     order by card.id for no key update`.execute(tablesOf(tx));
  return cardsOfTickets(tx, request, ticketIds);
}

/**
 * The same of cards that are made, with every ticket on them locked before. A ticket that moves to another card meanwhile
 * is seen on that; a change that continues one on its card comes before, and what it adds is put into the slot of the
 * card's number too, or after, and takes that over.
 */
export async function lockCardsToMake(
  tx: Transaction,
  request: CardsRequest,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, CardOnTicket>> {
  await sql`
    select ticket.id from tickets.ticket
     where ticket.id in (
       select other.id from tickets.ticket as named
         join tickets.ticket as other
           on other.company_id = named.company_id and other.card_id = named.card_id
        where ${withinScope(request.scope, 'named')} and named.id = any(${sql.val([...ticketIds])}::bigint[]))
     order by ticket.id for no key update`.execute(tablesOf(tx));
  return lockCardsOfTickets(tx, request, ticketIds);
}

async function cardsOfTickets(
  tx: Transaction,
  { scope, today }: CardsRequest,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, CardOnTicket>> {
  if (ticketIds.length === 0) return new Map();
  const { rows } = await sql<CardOnTicket>`
    select ticket.id as "ticketId", ticket.company_id as "companyId", ticket.holder_id as "holderId",
           card.id as "cardId", card.number, ${cardStateOf('card')} as state,
           ${isCardInUse('card', today)} as "isInUse"
      from tickets.ticket
      join travel_cards.card on card.company_id = ticket.company_id and card.id = ticket.card_id
     where ${withinScope(scope, 'ticket')} and ${isNotAnonymised('ticket')}
       and ticket.id = any(${sql.val([...ticketIds])}::bigint[])`.execute(tablesOf(tx));
  return new Map(rows.map((card) => [card.ticketId, card]));
}
