import type { RequestedCard } from '@takst/contract/ticketing/travel-cards/list-requested-cards.contract.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import type { Page } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isToBeMade } from '../card/card-state.query.ts';
import { holderOfTicket, nameOnCard, ticketOnCard } from '../card/ticket-on-card.query.ts';

type RequestedOf = {
  readonly companyId: number;
  readonly maxEntries: number;
  readonly offset: number;
};

/** The cards of a company that wait for their numbers. */
export async function findRequestedCards(
  database: Database,
  scope: CompanyScope,
  { companyId, maxEntries, offset }: RequestedOf,
): Promise<Page<RequestedCard>> {
  const isWaiting = sql`${withinScope(scope, 'card')} and card.company_id = ${companyId}
    and ${isToBeMade('card')}`;
  const { rows: matches } = await sql<RequestedCard>`
    select ticket.id, ${nameOnCard} as "cardName", card.requested_at as "requestedAt",
           ticket.start_date as "startDate", replaced.number as "replacedCardNumber"
      from travel_cards.card
      join ${ticketOnCard}
      left join ${holderOfTicket}
      left join travel_cards.card as replaced
        on replaced.company_id = card.company_id and replaced.id = card.replaces_id
     where ${isWaiting}
     order by card.requested_at, card.id limit ${maxEntries} offset ${offset}`.execute(
    tablesOf(database),
  );
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from travel_cards.card where ${isWaiting}`.execute(
    tablesOf(database),
  );
  return { totalEntries: rows[0]?.total ?? 0, matches };
}
