import type { Phone } from '@takst/domain/holders/slot.ts';
import { type NotNull, sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type SubscriberNames = { firstName: string; lastName: string; employeeId: string };
export type SubscriberKey = { companyId: number; id: number };

/** A saved subscriber, with the names before; null for a new one. */
export type SavedSubscriber = {
  id: number;
  before: SubscriberNames | null;
  names: SubscriberNames;
};

/** Names of an order; of a known person they count when the order says that they are new. */
export type OrderedNames = SubscriberNames & { hasNewNames: boolean };

/** A person with the key of their slot, which the caller has locked. */
type LockedPerson = Phone & { slot: number };

/** The subscribers of a company, and their data as holders of tickets. */
export function subscriberStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);

  const find = (companyId: number, personSlot: number) =>
    tables
      .selectFrom('subscribers.subscriber as subscriber')
      .innerJoin('holders.holder as holder', (join) =>
        join
          .onRef('holder.company_id', '=', 'subscriber.company_id')
          .onRef('holder.id', '=', 'subscriber.holder_id'),
      )
      .select(['holder.id', 'holder.first_name as firstName', 'holder.last_name as lastName'])
      .select('holder.employee_id as employeeId')
      .where('subscriber.tenant', '=', scope.tenant)
      .where('subscriber.company_id', '=', companyId)
      .where('subscriber.person_slot', '=', personSlot)
      .$narrowType<{ firstName: NotNull; lastName: NotNull; employeeId: NotNull }>()
      .executeTakeFirst();

  const change = async (
    { companyId, id }: SubscriberKey,
    columns: Partial<ReturnType<typeof columnsOf>> & {
      note?: string | null;
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

  /** One statement for both rows: every order of somebody new waits for it. */
  const insert = async (
    companyId: number,
    person: LockedPerson,
    names: SubscriberNames,
  ): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      with holder as (
        insert into holders.holder (tenant, company_id, kind, first_name, last_name, employee_id,
                                    phone_country_code, phone)
        values (${scope.tenant}, ${companyId}, 'subscriber', ${names.firstName}, ${names.lastName},
                ${names.employeeId}, ${person.phoneCountryCode}, ${person.phone})
        returning tenant, company_id, id
      )
      insert into subscribers.subscriber (tenant, company_id, holder_id, person_slot)
      select tenant, company_id, id, ${person.slot} from holder
      returning holder_id as id`.execute(tables);
    const [row] = rows;
    if (!row) throw new Error('a subscriber was not inserted');
    return row.id;
  };

  return {
    find,

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

    /**
     * Finds or creates the subscriber of a person. Names and employee number are the same in all entries in
     * the company; an order changes them for all, but only when it says that they are new (domain: Change
     * info, Ordering for a phone).
     */
    async save(
      companyId: number,
      person: LockedPerson,
      { hasNewNames, ...names }: OrderedNames,
    ): Promise<SavedSubscriber> {
      const existing = await find(companyId, person.slot);
      if (!existing) return { id: await insert(companyId, person, names), before: null, names };
      const { id, ...before } = existing;
      if (!hasNewNames) return { id, before, names: before };
      await change({ companyId, id }, columnsOf(names));
      return { id, before, names };
    },

    /** The caller has locked the subscriber. */
    setNames: (key: SubscriberKey, names: SubscriberNames) => change(key, columnsOf(names)),

    /** The caller has locked both phones. */
    async setPhone(key: SubscriberKey, { slot, phoneCountryCode, phone }: LockedPerson) {
      await change(key, { phone_country_code: phoneCountryCode, phone });
      await setPersonSlot(tx, scope, { ...key, slot });
    },

    /** The caller has locked the subscriber. An empty note is none. */
    setNote: (key: SubscriberKey, note: string) => change(key, { note: note === '' ? null : note }),
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

/** Takes from erased people the slot of their phone. */
export async function forgetPhones(
  tx: Transaction,
  { holders }: { readonly holders: readonly SubscriberKey[] },
): Promise<void> {
  await sql`
    update subscribers.subscriber set person_slot = null
      from unnest(${sql.val(holders.map(({ companyId }) => companyId))}::bigint[],
                  ${sql.val(holders.map(({ id }) => id))}::bigint[]) as erased (company_id, id)
     where subscriber.company_id = erased.company_id and holder_id = erased.id`.execute(
    tablesOf(tx),
  );
}
