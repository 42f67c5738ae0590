import { type CompanyAddress } from '@takst/contract/customers/companies/user-company.schema.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isToBeMade } from '../card/card-state.query.ts';
import { holderOfTicket, nameOnCard, ticketOnCard } from '../card/ticket-on-card.query.ts';

/** A card as the factory makes and posts it. */
export type CardToPost = {
  readonly cardId: number;
  readonly ticketId: number;
  readonly cardName: string | null;
  readonly companyName: string;
  readonly postAddress: CompanyAddress | null;
  readonly replacedCardNumber: string | null;
};

const rowsAtATime = 500;

/** The requested cards, in the order of their ids, in parts. */
export async function* cardsToPost(
  database: Database,
  scope: CompanyScope,
): AsyncGenerator<CardToPost[]> {
  for (let after = 0; ;) {
    const rows = await nextCards(database, scope, after);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtATime) return;
    after = rows.at(-1)?.cardId ?? 0;
  }
}

async function nextCards(
  database: Database,
  scope: CompanyScope,
  after: number,
): Promise<CardToPost[]> {
  const { rows } = await sql<CardToPost>`
    select card.id as "cardId", ticket.id as "ticketId", ${nameOnCard} as "cardName",
           company.name as "companyName", company.post_address as "postAddress",
           replaced.number as "replacedCardNumber"
      from travel_cards.card
      join companies.company on company.id = card.company_id
      join ${ticketOnCard}
      left join ${holderOfTicket}
      left join travel_cards.card as replaced
        on replaced.company_id = card.company_id and replaced.id = card.replaces_id
     where ${withinScope(scope, 'card')} and ${isToBeMade('card')} and card.id > ${after}
     order by card.id limit ${rowsAtATime}`.execute(tablesOf(database));
  return rows;
}
