import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql, type SqlBool } from 'kysely';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** All tickets of a phone at an operator, oldest first. */
export const ticketsOfPhone = (database: Database, phone: string, tenant: TenantId = 'ruter') =>
  tablesOf(database)
    .selectFrom('tickets.ticket as ticket')
    .innerJoin('holders.slot as slot', 'slot.key', 'ticket.medium_slot')
    .where('slot.value', '=', `+47${phone}`)
    .where('slot.tenant', '=', tenant)
    .selectAll('ticket')
    .orderBy('ticket.id')
    .execute();

/** Which of these phones have a slot. */
export const slotsOf = async (database: Database, phones: readonly string[]) =>
  (
    await tablesOf(database)
      .selectFrom('holders.slot')
      .select('value')
      .where(
        'value',
        'in',
        phones.map((phone) => `+47${phone}`),
      )
      .orderBy('value')
      .execute()
  ).map(({ value }) => value);

type Facts = {
  product_id?: string;
  start_date?: Temporal.PlainDate;
  expiration_date?: Temporal.PlainDate | null;
  cancelled_at?: Temporal.Instant | null;
  failed_at?: Temporal.Instant | null;
  pending_through?: Temporal.PlainDate;
  code_sent_at?: Temporal.Instant;
  downloaded_at?: Temporal.Instant;
  shown_at?: Temporal.Instant;
  app_id?: string;
  ticket_app?: string;
  ordered_at?: Temporal.Instant;
  medium_slot?: number | null;
  holder_slot?: number;
  continues_id?: number;
};

/** A ticket as it is stored. */
export const ticketFacts = (database: Database, id: number) =>
  tablesOf(database)
    .selectFrom('tickets.ticket')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Gives a ticket other facts, as later calls or the ticket app would. */
export const setTicketFacts = (database: Database, id: number, facts: Facts) =>
  tablesOf(database)
    .updateTable('tickets.ticket')
    .set(facts)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Makes a ticket one of another service. */
export const setTicketService = (database: Database, id: number, service: TicketServiceId) =>
  tablesOf(database)
    .updateTable('tickets.ticket')
    .set({ service })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const setAgreementEnd = (database: Database, id: number, end: Temporal.PlainDate | null) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ end_date: end })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Another quarantine from a day on. */
export const placeQuarantine = (database: Database, validFrom: Temporal.PlainDate, days: number) =>
  tablesOf(database)
    .insertInto('company_tickets.quarantine')
    .values({ tenant: 'ruter', valid_from: validFrom, days })
    .execute();

/** Everything that an order may leave behind, counted. */
export async function leftBehind(database: Database) {
  const { rows } = await sql<Record<'people' | 'tickets' | 'changes' | 'jobs', number>>`
    select (select count(*) from holders.slot)::int as people,
           (select count(*) from tickets.ticket)::int as tickets,
           (select count(*) from changes.change)::int as changes,
           (select count(*) from jobs.job where name = 'send-sms')::int as jobs`.execute(
    tablesOf(database),
  );
  return rows[0];
}

/** What was recorded about the order of a ticket. */
export async function recordedOrders(database: Database, ticketId: number) {
  return recordedChanges(database)
    .where('kind', '=', 'order-ticket')
    .where('subject_id', '=', String(ticketId))
    .execute();
}

/** Whether `about` is about the holder of a phone, in any company. */
export const isAbout = (phone: string) => sql<SqlBool>`
  (about.company_id, about.holder_id) in (
    select company_id, id from holders.holder where phone = ${phone})`;

/** Everything that was recorded about a ticket, oldest first. */
export const changesOfTicket = (database: Database, ticketId: number) =>
  recordedChanges(database).where('subject_id', '=', String(ticketId)).execute();

/** Everything that was recorded about a person, oldest first. */
export async function changesOfPerson(database: Database, phone: string) {
  return recordedChanges(database).where(isAbout(phone)).execute();
}

/** People without tickets. */
export async function placePeople(database: Database, phones: readonly string[]): Promise<void> {
  await tablesOf(database)
    .insertInto('holders.slot')
    .values(phones.map((phone) => ({ tenant: 'ruter', kind: 'person', value: `+47${phone}` })))
    .execute();
}

/** The key of a slot, without the lock that an order takes. */
export async function findSlot(tx: Transaction, value: string): Promise<number> {
  const { key } = await tablesOf(tx)
    .selectFrom('holders.slot')
    .select('key')
    .where('value', '=', value)
    .executeTakeFirstOrThrow();
  return key;
}
