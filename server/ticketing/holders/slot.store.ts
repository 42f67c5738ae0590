import type { Slot } from '@takst/domain/ticketing/holders/slot.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Stands in the database for a slot of the whole operator. */
const wholeOperator = 0;

/**
 * Finds or creates slots and locks their rows until the transaction ends: whatever takes the same slot
 * runs one after the other. Returns their keys, in the order of the list. Any number of slots is one
 * statement; existing rows are locked in the order of their keys, as everywhere, so that two lists never
 * wait for each other.
 */
export async function lockSlots(
  tx: Transaction,
  tenant: TenantId,
  slots: readonly Slot[],
): Promise<number[]> {
  if (slots.length === 0) return [];
  const { kinds, companies, values } = columnsOf(slots);
  const { rows } = await sql<SlotRow>`
    insert into holders.slot (tenant, kind, company_id, value)
    select ${tenant}, given.kind, given.company, given.value
      from (select distinct *
              from unnest(${kinds}::text[], ${companies}::bigint[], ${values}::text[])
                as wanted (kind, company, value)) as given
      left join holders.slot on slot.tenant = ${tenant} and slot.kind = given.kind
       and slot.company_id = given.company and slot.value = given.value
     order by slot.key nulls last, given.value
    on conflict (tenant, kind, company_id, value) do update set value = excluded.value
    returning key, kind, company_id as company, value`.execute(tablesOf(tx));
  const keys = new Map(rows.map((row) => [asText(row), row.key]));
  return slots.map((slot) => {
    const key = keys.get(asText(rowOf(slot)));
    if (key === undefined) throw new Error('a slot was not locked');
    return key;
  });
}

/** The keys of slots, in the order of the list; null for one that does not exist. Nothing is locked. */
export async function findSlotKeys(
  tx: Transaction,
  tenant: TenantId,
  slots: readonly Slot[],
): Promise<(number | null)[]> {
  if (slots.length === 0) return [];
  const { kinds, companies, values } = columnsOf(slots);
  const { rows } = await sql<SlotRow>`
    select distinct slot.key, slot.kind, slot.company_id as company, slot.value
      from unnest(${kinds}::text[], ${companies}::bigint[], ${values}::text[])
        as wanted (kind, company, value)
      join holders.slot on slot.tenant = ${tenant} and slot.kind = wanted.kind
       and slot.company_id = wanted.company and slot.value = wanted.value`.execute(tablesOf(tx));
  const keys = new Map(rows.map((row) => [asText(row), row.key]));
  return slots.map((slot) => keys.get(asText(rowOf(slot))) ?? null);
}

type SlotRow = { key: number; kind: string; company: number; value: string };

const rowOf = ({ kind, companyId, value }: Slot) => ({
  kind,
  company: companyId ?? wholeOperator,
  value,
});

const columnsOf = (slots: readonly Slot[]) => {
  const rows = slots.map(rowOf);
  return {
    kinds: sql.val(rows.map(({ kind }) => kind)),
    companies: sql.val(rows.map(({ company }) => company)),
    values: sql.val(rows.map(({ value }) => value)),
  };
};

const asText = (slot: { kind: string; company: number; value: string }): string =>
  JSON.stringify([slot.kind, slot.company, slot.value]);

/** Locks slots that are known by their keys until the transaction ends. */
export async function lockSlotKeys(tx: Transaction, keys: readonly number[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    select key from holders.slot where key = any(${sql.val([...keys])}::bigint[])
     order by key for update`.execute(tablesOf(tx));
}

/**
 * Deletes those of these slots that no ticket, subscription, subscriber or entitlement uses. The caller has locked them
 * in an earlier statement: a transaction that held the lock before has used the slot by now and is seen, and one that
 * waits now gets a new slot.
 */
export async function freeUnusedSlots(tx: Transaction, keys: readonly number[]): Promise<void> {
  await beyondCompanies(() =>
    sql`
    delete from holders.slot
     where key = any(${sql.val([...keys])}::bigint[])
       and not exists (select from tickets.ticket where medium_slot = slot.key)
       and not exists (select from tickets.ticket where holder_slot = slot.key)
       and not exists (select from subscriptions.subscription where person_slot = slot.key)
       and not exists (select from subscribers.subscriber where person_slot = slot.key)
       and not exists (select from free_tickets.entitlement where holder_slot = slot.key)`.execute(
      tablesOf(tx),
    ),
  );
}
