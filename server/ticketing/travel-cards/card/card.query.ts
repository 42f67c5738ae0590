import type { CardOrigin } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import type { ReplacementReason } from '@takst/domain/ticketing/travel-cards/replacement-reason.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { cardStateOf } from './card-state.query.ts';

/** A travel card as pages of tickets show it. */
export type Card = {
  readonly id: number;
  readonly companyId: number;
  readonly origin: CardOrigin;
  readonly number: string | null;
  readonly state: CardState;
  readonly requestedAt: Temporal.Instant;
  readonly madeAt: Temporal.Instant | null;
  readonly madeOn: Temporal.PlainDate | null;
  readonly replacementCount: number;
  readonly reason: ReplacementReason | null;
  readonly feeOre: number;
  /** The number of the card that it replaces; null without one, and when that is erased. */
  readonly replacedNumber: string | null;
};

/** Cards by their ids, those of the companies of the scope; others are missing. */
export async function findCards(
  source: Database | Transaction,
  scope: CompanyScope,
  cardIds: readonly number[],
): Promise<ReadonlyMap<number, Card>> {
  if (cardIds.length === 0) return new Map();
  const { rows } = await sql<Card>`
    select card.id, card.company_id as "companyId", card.origin, card.number, ${cardStateOf('card')} as state,
           card.requested_at as "requestedAt", card.made_at as "madeAt", card.made_on as "madeOn",
           card.replacement_count as "replacementCount", card.reason, card.fee_ore as "feeOre",
           replaced.number as "replacedNumber"
      from travel_cards.card
      left join travel_cards.card as replaced
        on replaced.company_id = card.company_id and replaced.id = card.replaces_id
     where ${withinScope(scope, 'card')} and card.id = any(${sql.val([...cardIds])}::bigint[])
     order by card.id`.execute(tablesOf(source));
  return new Map(rows.map((card) => [card.id, card]));
}
