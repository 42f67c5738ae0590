import type { CardFacts } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { cardStateOf, holdsNumber, isInHand, isToBeMade } from './card/card-state.query.ts';

type StateRow = {
  readonly state: string;
  readonly isToBeMade: boolean;
  readonly isInHand: boolean;
  readonly holdsNumber: boolean;
};

/** What the database says of cards, in their order. Each has a number when it is made and not anonymised. */
export async function cardStatesInSql(
  database: Database,
  cards: readonly CardFacts[],
): Promise<StateRow[]> {
  const { rows } = await sql<StateRow>`
    select ${cardStateOf('card')} as state, ${isToBeMade('card')} as "isToBeMade",
           ${isInHand('card')} as "isInHand", ${holdsNumber('card')} as "holdsNumber"
      from (
        select case when "isMade" then now() end as made_at,
               case when "isDeactivated" then now() end as deactivated_at,
               case when "isCancelled" then now() end as cancelled_at,
               case when "isAnonymised" then now() end as anonymised_at,
               case when "isMade" and not "isAnonymised" then '123456789' end as number, place
          from rows from (jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as (
                 "isMade" boolean, "isDeactivated" boolean, "isCancelled" boolean, "isAnonymised" boolean))
               with ordinality
               as given ("isMade", "isDeactivated", "isCancelled", "isAnonymised", place)) as card
     order by place`.execute(tablesOf(database));
  return rows;
}
