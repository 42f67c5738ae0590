import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Tickets of subscribers that are not anonymised and have lost what they need: the slot of their phone, or their holder. */
export async function brokenTickets(database: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ticket.id
      from tickets.ticket
      left join holders.slot on slot.key = medium_slot
      left join holders.holder on holder.company_id = ticket.company_id and holder.id = holder_id
      left join subscribers.subscriber
        on subscriber.company_id = ticket.company_id and subscriber.holder_id = ticket.holder_id
     where anonymised_at is null and ticket.service in ('company-tickets', 'housing')
       and (slot.key is null or first_name is null or erased_at is not null
         or person_slot is distinct from medium_slot)
     order by ticket.id`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}

/** Phones whose slot no ticket uses, and no person of a company. */
export async function unusedSlots(database: Database): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value from holders.slot
     where not exists (select from tickets.ticket where medium_slot = slot.key or holder_slot = slot.key)
       and not exists (select from subscribers.subscriber where person_slot = slot.key)
     order by value`.execute(tablesOf(database));
  return rows.map(({ value }) => value);
}

/** Tickets that were over so long ago that they are due, whatever their service. */
export const endLongAgo = (database: Database, ids: readonly number[]) =>
  tablesOf(database)
    .updateTable('tickets.ticket')
    .set({
      start_date: Temporal.PlainDate.from('2025-10-01'),
      expiration_date: Temporal.PlainDate.from('2025-11-30'),
    })
    .where('id', 'in', ids)
    .execute();

/** Those of these tickets that are anonymised. */
export async function anonymisedOf(database: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await tablesOf(database)
    .selectFrom('tickets.ticket')
    .select('id')
    .where('id', 'in', ids)
    .where('anonymised_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function ticketIdsOf(database: Database, companyId: number): Promise<number[]> {
  const rows = await tablesOf(database)
    .selectFrom('tickets.ticket')
    .select('id')
    .where('company_id', '=', companyId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Statements that wait for a lock of another transaction. */
export async function waitingStatements(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(tablesOf(database));
  return rows[0]?.count ?? 0;
}

/** Gives a person another phone. */
export async function changePhone(tx: Transaction, holderId: number, phone: string): Promise<void> {
  await sql`
    with slot as (
      insert into holders.slot (tenant, kind, value) values ('ruter', 'person', ${`+47${phone}`})
      returning key)
    update subscribers.subscriber set person_slot = slot.key from slot
     where holder_id = ${holderId}`.execute(tablesOf(tx));
}

/** Gives a person the phone of another one, as if both companies knew the same person. */
export const setPersonSlot = (database: Database, holderId: number, slot: number) =>
  tablesOf(database)
    .updateTable('subscribers.subscriber')
    .set({ person_slot: slot })
    .where('holder_id', '=', holderId)
    .execute();

/** Whether a holder has lost all personal data. */
export const isErased = async (database: Database, holderId: number): Promise<boolean> =>
  (
    await tablesOf(database)
      .selectFrom('holders.holder')
      .select('erased_at')
      .where('id', '=', holderId)
      .executeTakeFirstOrThrow()
  ).erased_at !== null;

export const setSubscriptionSlot = (tx: Transaction, id: number, slot: number) =>
  tablesOf(tx)
    .updateTable('subscriptions.subscription')
    .set({ person_slot: slot })
    .where('id', '=', id)
    .execute();

type Entitlement = { tenant: TenantId; company_id: number; holder_slot: number };

export const placeEntitlement = (tx: Transaction, entitlement: Entitlement) =>
  tablesOf(tx).insertInto('free_tickets.entitlement').values(entitlement).execute();
