import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { givenEntriesOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';
import { isCurrentEntry, subscriptionStatusOn } from '#ticketing/tickets/tickets.public.ts';

/** Car sharing, rental cars and e-bikes. */
export const subscriptionData: PersonSource = {
  kind: 'subscription',
  columns: ['subscriptions.subscription.holder_id', 'subscriptions.subscription.person_slot'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select subscription.company_id as "companyId", jsonb_build_object(
               'product', type, 'from', start_date, 'until', expiration_date, 'orderedAt', ordered_at,
               'state', ${subscriptionStatusOn('subscription', person.today)}) as facts,
             ${isCurrentEntry('subscription', person.today)} as "isInForce"
        from subscriptions.subscription join ${givenEntriesOf(person)} using (company_id, id)
       order by subscription.company_id, start_date, id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: 'with-holder',
};
