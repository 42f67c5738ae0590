import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCurrentEntry, isLiveEntry } from './live-entry.query.ts';

/** Tickets lie on a card whose number is known from now on. */
export type NumberedCard = {
  readonly companyId: number;
  readonly cardId: number;
  readonly slot: number;
};

/** Puts the tickets of cards into the slots of their numbers. */
export async function setSlotsOfCards(
  tx: Transaction,
  cards: readonly NumberedCard[],
): Promise<void> {
  await sql`
    update tickets.ticket set medium_slot = given.slot
      from unnest(${sql.val(cards.map(({ companyId }) => companyId))}::bigint[],
                  ${sql.val(cards.map(({ cardId }) => cardId))}::bigint[],
                  ${sql.val(cards.map(({ slot }) => slot))}::bigint[]) as given (company_id, card_id, slot)
     where ticket.company_id = given.company_id and ticket.card_id = given.card_id
       and ${isLiveEntry('ticket')}`.execute(tablesOf(tx));
}

export type MovedCard = {
  readonly companyId: number;
  readonly fromCard: number;
  readonly toCard: number;
};

/**
 * Moves the active and pending tickets of cards to cards without a number yet; those that are over stay. Returns the slots
 * in which they were, which the caller has locked.
 */
export async function moveToCards(
  tx: Transaction,
  cards: readonly MovedCard[],
  today: Temporal.PlainDate,
): Promise<number[]> {
  const { rows } = await sql<{ slot: number | null }>`
    with moved as materialized (
      select ticket.company_id, ticket.id, ticket.medium_slot, given.to_card
        from unnest(${sql.val(cards.map(({ companyId }) => companyId))}::bigint[],
                    ${sql.val(cards.map(({ fromCard }) => fromCard))}::bigint[],
                    ${sql.val(cards.map(({ toCard }) => toCard))}::bigint[])
               as given (company_id, from_card, to_card)
        join tickets.ticket
          on ticket.company_id = given.company_id and ticket.card_id = given.from_card
       where ${isCurrentEntry('ticket', today)}
    ), updated as (
      update tickets.ticket set card_id = moved.to_card, medium_slot = null
        from moved
       where ticket.company_id = moved.company_id and ticket.id = moved.id
    )
    select distinct medium_slot as slot from moved`.execute(tablesOf(tx));
  return rows.flatMap(({ slot }) => slot ?? []);
}
