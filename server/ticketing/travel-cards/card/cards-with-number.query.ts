import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompanies } from '#platform/scope/within-scope.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';

type CardsOf = { readonly scope: CompanyScope; readonly companyId: number | undefined };

/** A `select` of the ids of cards, of a company or of all in the scope, in whose number each word of a search is found. */
export const cardsWithNumber = (
  { scope, companyId }: CardsOf,
  words: readonly string[],
): RawBuilder<number> =>
  sql<number>`
  select card.id from travel_cards.card
   where ${withinCompanies(scope, 'card', companyId)} and lower(card.number) like all (${sql.val(words.map(anywhere))}::text[])`;
