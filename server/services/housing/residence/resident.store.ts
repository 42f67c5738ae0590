import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type LockedResident = {
  readonly companyId: number;
  readonly holderId: number;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeId: string;
};

/**
 * Locks the people of subscribers until the transaction ends, as orders and changes of tickets do, in the order of their
 * slots. They are read after the lock, as a name or phone may change during the wait for it. Null when one of them is
 * outside the scope or erased.
 */
export async function lockResidents(
  tx: Transaction,
  scope: CompanyScope,
  subscriberIds: readonly number[],
): Promise<LockedResident[] | null> {
  const ids = [...new Set(subscriberIds)];
  const isMeant = sql`
    subscriber.holder_id = any(${sql.val(ids)}::bigint[]) and ${withinScope(scope, 'subscriber')}`;
  await sql`
    select slot.key
      from subscribers.subscriber
      join holders.slot on slot.key = subscriber.person_slot
     where ${isMeant} order by slot.key for update of slot`.execute(tablesOf(tx));
  const { rows } = await sql<LockedResident>`
    select subscriber.company_id as "companyId", subscriber.holder_id as "holderId",
           holder.phone_country_code as "phoneCountryCode", holder.phone, holder.first_name as "firstName",
           holder.last_name as "lastName", holder.employee_id as "employeeId"
      from subscribers.subscriber
      join holders.holder on holder.company_id = subscriber.company_id and holder.id = subscriber.holder_id
     where ${isMeant} and subscriber.person_slot is not null
     order by subscriber.person_slot`.execute(tablesOf(tx));
  return rows.length === ids.length ? rows : null;
}
