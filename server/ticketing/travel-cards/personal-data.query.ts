import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenEntriesOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';

/** Travel cards with the tickets of a person. */
export const cardData: PersonSource = {
  kind: 'travel-card',
  columns: ['travel_cards.card.made_for'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select distinct card.company_id as "companyId", card.id,
             jsonb_build_object('cardNumber', number, 'at', requested_at) as facts
        from travel_cards.card
        join tickets.ticket on ticket.company_id = card.company_id
         and (ticket.card_id = card.id or ticket.id = card.made_for)
        join ${givenEntriesOf(person)} on given.company_id = ticket.company_id and given.id = ticket.id
       order by card.company_id, card.id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: 'with-holder',
};
