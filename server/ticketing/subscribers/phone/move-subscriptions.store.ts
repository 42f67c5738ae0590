import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';
import { type PhoneOfPerson, rowsOf } from './phone-moves.query.ts';

/** What people subscribe to goes with them to another phone; what is over stays as it was. */
export async function moveSubscriptions(
  tx: Transaction,
  people: readonly PhoneOfPerson[],
  today: Temporal.PlainDate,
): Promise<void> {
  await sql`
    update subscriptions.subscription as moved
       set person_slot = given.slot, moved_on = ${today}::date
      from ${rowsOf(people)}
     where moved.company_id = given."companyId" and moved.holder_id = given.id
       and ${isCurrentEntry('moved', today)}`.execute(tablesOf(tx));
}
