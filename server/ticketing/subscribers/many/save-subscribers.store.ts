import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type {
  LockedPerson,
  SubscriberKey,
  SubscriberNames,
} from '../subscriber/subscriber.store.ts';

/** A saved subscriber, with the names before; null for a new one. */
export type SavedSubscriber = {
  id: number;
  before: SubscriberNames | null;
  names: SubscriberNames;
};

/** Names of an order; of a known person they count when the order says that they are new. */
export type OrderedNames = SubscriberNames & { hasNewNames: boolean };

export type PersonToSave = {
  readonly companyId: number;
  readonly person: LockedPerson;
  readonly names: OrderedNames;
};

type KnownSubscriber = SubscriberNames & { id: number };

/**
 * Finds or creates the subscribers of people, in the order of the list. Names and employee number are the
 * same in all entries in the company; an order changes them for all, but only when it says that they are new
 * (domain: Change info, Ordering for a phone). Any number of people takes the same statements.
 */
export async function saveSubscribers(
  tx: Transaction,
  scope: CompanyScope,
  people: readonly PersonToSave[],
): Promise<SavedSubscriber[]> {
  if (!people.every(({ companyId }) => isWithinScope(scope, companyId))) {
    throw new Error('a subscriber outside the scope');
  }
  const knownPeople = await findBySlots(tx, scope, people);
  const isKnown = (one: PersonToSave) => knownPeople.has(keyOf(one));
  const created = await insertSubscribers(
    tx,
    scope.tenant,
    people.filter((one) => !isKnown(one)),
  );
  await changeNames(
    tx,
    people.flatMap(({ names, ...one }) => {
      const subscriber = knownPeople.get(keyOf(one));
      return subscriber && names.hasNewNames
        ? [{ ...names, companyId: one.companyId, id: subscriber.id }]
        : [];
    }),
  );
  return people.map((one) => {
    const { hasNewNames, ...names } = one.names;
    const subscriber = knownPeople.get(keyOf(one));
    if (!subscriber) return { id: created.get(keyOf(one)) ?? 0, before: null, names };
    const { id, ...before } = subscriber;
    return { id, before, names: hasNewNames ? names : before };
  });
}

const keyOf = ({ companyId, person }: Pick<PersonToSave, 'companyId' | 'person'>): string =>
  `${companyId} ${person.slot}`;

async function findBySlots(
  tx: Transaction,
  { tenant }: CompanyScope,
  people: readonly PersonToSave[],
): Promise<Map<string, KnownSubscriber>> {
  const companyIds = sql.val(people.map(({ companyId }) => companyId));
  const slots = sql.val(people.map(({ person }) => person.slot));
  const { rows } = await sql<KnownSubscriber & { companyId: number; slot: number }>`
    select holder.id, holder.first_name as "firstName", holder.last_name as "lastName",
           holder.employee_id as "employeeId", subscriber.company_id as "companyId",
           subscriber.person_slot as slot
      from unnest(${companyIds}::bigint[], ${slots}::bigint[]) as given (company_id, slot)
      join subscribers.subscriber on subscriber.tenant = ${tenant}
       and subscriber.company_id = given.company_id and subscriber.person_slot = given.slot
      join holders.holder on holder.company_id = subscriber.company_id
       and holder.id = subscriber.holder_id`.execute(tablesOf(tx));
  return new Map(
    rows.map(({ companyId, slot, ...subscriber }) => [`${companyId} ${slot}`, subscriber]),
  );
}

/** One statement for both rows: every order of somebody new waits for it. Returns ids by key. */
async function insertSubscribers(
  tx: Transaction,
  tenant: TenantId,
  people: readonly PersonToSave[],
): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const rowsToSave = people.map(({ companyId, person, names }) => ({
    companyId,
    ...person,
    ...names,
  }));
  const { rows } = await sql<{ id: number; companyId: number; slot: number }>`
    with given as materialized (
      select nextval('holders.holder_id_seq') as id, given.*
        from json_to_recordset(${JSON.stringify(rowsToSave)}::text::json) as given (
               "companyId" bigint, slot bigint, "firstName" text, "lastName" text, "employeeId" text,
               "phoneCountryCode" text, phone text)
    ), holder as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone)
      select ${tenant}, "companyId", id, 'subscriber', "firstName", "lastName", "employeeId",
             "phoneCountryCode", phone
        from given
    ), subscriber as (
      insert into subscribers.subscriber (tenant, company_id, holder_id, person_slot)
      select ${tenant}, "companyId", id, slot from given
    )
    select id, "companyId", slot from given`.execute(tablesOf(tx));
  return new Map(rows.map(({ id, companyId, slot }) => [`${companyId} ${slot}`, id]));
}

/** Names of subscribers that the transaction has locked. */
export async function changeNames(
  tx: Transaction,
  people: readonly (SubscriberNames & SubscriberKey)[],
): Promise<void> {
  if (people.length === 0) return;
  await sql`
    update holders.holder
       set first_name = given."firstName", last_name = given."lastName",
           employee_id = given."employeeId"
      from json_to_recordset(${JSON.stringify(people)}::text::json) as given (
             "companyId" bigint, id bigint, "firstName" text, "lastName" text, "employeeId" text)
     where holder.company_id = given."companyId" and holder.id = given.id`.execute(tablesOf(tx));
}

/** The people of a company, by the key of their slot. */
export async function findSubscribersOfSlots(
  tx: Transaction,
  scope: CompanyScope,
  { companyId, slotKeys }: { companyId: number; slotKeys: readonly number[] },
): Promise<ReadonlyMap<number, KnownSubscriber>> {
  if (!isWithinScope(scope, companyId) || slotKeys.length === 0) return new Map();
  const { rows } = await sql<KnownSubscriber & { slot: number }>`
    select subscriber.person_slot as slot, holder.id, holder.first_name as "firstName",
           holder.last_name as "lastName", holder.employee_id as "employeeId"
      from subscribers.subscriber
      join holders.holder on holder.company_id = subscriber.company_id
       and holder.id = subscriber.holder_id
     where subscriber.tenant = ${scope.tenant} and subscriber.company_id = ${companyId}
       and subscriber.person_slot = any(${sql.val([...slotKeys])}::bigint[])`.execute(tablesOf(tx));
  return new Map(rows.map(({ slot, ...subscriber }) => [slot, subscriber]));
}
