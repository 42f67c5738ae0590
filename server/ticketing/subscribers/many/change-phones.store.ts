import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { moveSubscriptions } from '../phone/move-subscriptions.store.ts';
import type { LockedPerson, SubscriberKey } from '../subscriber/subscriber.store.ts';

/** Gives subscribers other phones, in two statements. Returns the slots of those before, locked. */
export async function changePhones(
  tx: Transaction,
  { scope, today }: { readonly scope: Scope; readonly today: Temporal.PlainDate },
  people: readonly (SubscriberKey & LockedPerson)[],
): Promise<number[]> {
  const { rows } = await sql<{ slot: number }>`
    with given as materialized (
      select given.*, subscriber.person_slot as old_slot
        from json_to_recordset(${JSON.stringify(people)}::text::json) as given (
               "companyId" bigint, id bigint, slot bigint, "phoneCountryCode" text, phone text)
        join subscribers.subscriber on subscriber.company_id = given."companyId"
         and subscriber.holder_id = given.id and ${withinScope(scope, 'subscriber')}
    ), holder as (
      update holders.holder
         set phone_country_code = given."phoneCountryCode", phone = given.phone
        from given
       where holder.company_id = given."companyId" and holder.id = given.id
    ), subscriber as (
      update subscribers.subscriber set person_slot = given.slot
        from given
       where subscriber.company_id = given."companyId" and subscriber.holder_id = given.id
    )
    select key as slot from holders.slot
     where key = any(array(select old_slot from given)) order by key for update`.execute(
    tablesOf(tx),
  );
  await moveSubscriptions(tx, people, today);
  return rows.map(({ slot }) => slot);
}
