import { type RawBuilder, sql } from 'kysely';
import { anywhere } from '#db/search/contains-words.ts';

/** A `select` of the ids of a company's cards in whose number each word of a search is found. */
export const cardsWithNumber = (companyId: number, words: readonly string[]): RawBuilder<number> =>
  sql<number>`
  select card.id from travel_cards.card
   where card.company_id = ${companyId} and lower(card.number) like all (${sql.val(words.map(anywhere))}::text[])`;
