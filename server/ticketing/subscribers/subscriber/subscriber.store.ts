import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { moveSubscriptions } from '../phone/move-subscriptions.store.ts';

export type SubscriberNames = { firstName: string; lastName: string; employeeId: string };
export type SubscriberKey = { companyId: number; id: number };

/** A person with the key of their slot, which the caller has locked. */
export type LockedPerson = Phone & { slot: number };

/** The subscribers of a company, and their data as holders of tickets. */
export function subscriberStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);

  const change = async (
    { companyId, id }: SubscriberKey,
    columns: Partial<ReturnType<typeof columnsOf>> & {
      note?: string | null;
      cost_centre_id?: number | null;
      phone_country_code?: string;
      phone?: string;
    },
  ): Promise<void> => {
    await tables
      .updateTable('holders.holder as holder')
      .set(columns)
      .where(withinScope(scope, 'holder'))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  };

  return {
    /**
     * Locks the person of a subscriber until the transaction ends; read the subscriber afterwards.
     * False when the subscriber is outside the scope.
     */
    async lock(id: number): Promise<boolean> {
      const locked = await tables
        .selectFrom('holders.slot as slot')
        .innerJoin('subscribers.subscriber as subscriber', 'subscriber.person_slot', 'slot.key')
        .select('slot.key')
        .where(withinScope(scope, 'subscriber'))
        .where('subscriber.holder_id', '=', id)
        .forUpdate('slot')
        .executeTakeFirst();
      return locked !== undefined;
    },

    /** The caller has locked the subscriber. */
    setNames: (key: SubscriberKey, names: SubscriberNames) => change(key, columnsOf(names)),

    /** The caller has locked both phones. */
    async setPhone(
      key: SubscriberKey,
      { slot, phoneCountryCode, phone }: LockedPerson,
      today: Temporal.PlainDate,
    ) {
      await change(key, { phone_country_code: phoneCountryCode, phone });
      await setPersonSlot(tx, scope, { ...key, slot });
      await moveSubscriptions(tx, [{ ...key, slot }], today);
    },

    /** The caller has locked the subscriber. An empty note is none. */
    setNote: (key: SubscriberKey, note: string) => change(key, { note: note === '' ? null : note }),

    /** The caller has locked the subscriber, and holds the cost centre. */
    setCostCentre: (key: SubscriberKey, id: number | null) => change(key, { cost_centre_id: id }),
  };
}

async function setPersonSlot(
  tx: Transaction,
  scope: Scope,
  { companyId, id, slot }: SubscriberKey & { slot: number },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('subscribers.subscriber as subscriber')
    .set({ person_slot: slot })
    .where(withinScope(scope, 'subscriber'))
    .where('company_id', '=', companyId)
    .where('holder_id', '=', id)
    .executeTakeFirstOrThrow();
}

const columnsOf = ({ firstName, lastName, employeeId }: SubscriberNames) => ({
  first_name: firstName,
  last_name: lastName,
  employee_id: employeeId,
});

/** Takes from erased people the slot of their phone, and why they are never leavers. */
export async function eraseSubscribers(
  tx: Transaction,
  { holders }: { readonly holders: readonly SubscriberKey[] },
): Promise<void> {
  await sql`
    with erased as (
      select * from unnest(${sql.val(holders.map(({ companyId }) => companyId))}::bigint[],
                           ${sql.val(holders.map(({ id }) => id))}::bigint[]) as given (company_id, id)
    ), mark as (
      delete from subscribers.never_leaver mark using erased
       where mark.company_id = erased.company_id and holder_id = erased.id
    )
    update subscribers.subscriber set person_slot = null
      from erased
     where subscriber.company_id = erased.company_id and holder_id = erased.id`.execute(
    tablesOf(tx),
  );
}
