import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import type { ReplacementReason } from '@takst/domain/ticketing/travel-cards/replacement-reason.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { cardStateOf } from './card-state.query.ts';

export type CardInHistory = {
  readonly id: number;
  readonly number: string | null;
  readonly state: CardState;
  readonly requestedAt: Temporal.Instant;
  readonly madeAt: Temporal.Instant | null;
  /** When it was blocked or cancelled. */
  readonly closedAt: Temporal.Instant | null;
  readonly reason: ReplacementReason | null;
  readonly feeOre: number;
};

/** A card of the scope and those that it has replaced, newest first. */
export async function findCardWithReplaced(
  database: Database,
  scope: CompanyScope,
  cardId: number,
): Promise<CardInHistory[]> {
  const { rows } = await sql<CardInHistory>`
    with recursive card_before as (
      select card.*, 0 as steps
        from travel_cards.card
       where ${withinScope(scope, 'card')} and card.id = ${cardId}
      union all
      select replaced.*, card_before.steps + 1
        from card_before
        join travel_cards.card as replaced
          on replaced.company_id = card_before.company_id and replaced.id = card_before.replaces_id
    )
    select card.id, card.number, ${cardStateOf('card')} as state, card.requested_at as "requestedAt",
           card.made_at as "madeAt", coalesce(card.cancelled_at, card.deactivated_at) as "closedAt",
           card.reason, card.fee_ore as "feeOre"
      from card_before as card
     order by card.steps`.execute(tablesOf(database));
  return rows;
}
