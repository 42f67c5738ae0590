import type { SendProblem } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { TicketOfSms } from '#platform/integrations/sms/sms.public.ts';
import { isHeldEntry } from '#ticketing/tickets/tickets.public.ts';
import { isTakenBack } from '../deliveries/live-delivery.query.ts';
import type { LockedDelivery } from '../take-back/locked-delivery.store.ts';
import type { OrderKey } from './delivering-order.store.ts';

/** A code that has not gone out to its phone. */
export type UnsentCode = {
  readonly position: number;
  readonly ticketId: number;
  readonly pickupCode: string;
  readonly firstName: string | null;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly startDate: Temporal.PlainDate;
};

/**
 * Codes of an order that wait for their time, locked until the transaction ends. Codes that were taken back, used from
 * the list or could not be sent are left out. After a wait for the lock the database reads the delivery anew, and not its
 * ticket, so the delivery itself says whether it was taken back.
 */
export async function unsentCodes(
  tx: Transaction,
  { companyId, id }: OrderKey,
  max: number,
): Promise<UnsentCode[]> {
  const { rows } = await sql<UnsentCode>`
    select position, ticket.id as "ticketId", ticket.pickup_code as "pickupCode", holder.first_name as "firstName",
           holder.phone_country_code as "phoneCountryCode", holder.phone, ticket.start_date as "startDate"
      from ticket_counter.delivery
      join tickets.ticket on ticket.company_id = delivery.company_id and ticket.id = delivery.ticket_id
      join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
     where delivery.company_id = ${companyId} and order_id = ${id} and sent_at is null and send_problem is null
       and not ${isTakenBack('delivery')}
       and ${isHeldEntry('ticket')} and ticket.downloaded_at is null and ticket.pickup_code is not null
       and holder.phone is not null
     order by position limit ${max}
       for update of delivery`.execute(tablesOf(tx));
  return rows;
}

export async function markSent(
  tx: Transaction,
  { companyId, id }: OrderKey,
  { positions, at }: { readonly positions: readonly number[]; readonly at: Temporal.Instant },
): Promise<void> {
  await sql`
    update ticket_counter.delivery set sent_at = ${at}::timestamptz
     where company_id = ${companyId} and order_id = ${id}
       and position = any(${sql.val([...positions])}::int[])`.execute(tablesOf(tx));
}

/** Marks a code as one that could not be sent. One that the buyer has sent meanwhile stays sent. */
export async function markNotSent(
  tx: Transaction,
  { companyId, id }: OrderKey,
  {
    position,
    because,
    at,
  }: {
    readonly position: number;
    readonly because: SendProblem;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql`
    update ticket_counter.delivery set send_problem = ${because}, send_failed_at = ${at}::timestamptz
     where company_id = ${companyId} and order_id = ${id} and position = ${position} and sent_at is null`.execute(
    tablesOf(tx),
  );
}

/**
 * Marks the code of a delivery as sent by its buyer, unless it was sent before. One that waits for its time is not sent
 * then, and one that could not be sent is no longer in need of attention.
 */
export async function markSentByBuyer(
  tx: Transaction,
  { companyId, id }: Pick<LockedDelivery, 'companyId' | 'id'>,
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update ticket_counter.delivery
       set sent_at = ${at}::timestamptz, send_problem = null, send_failed_at = null
     where company_id = ${companyId} and id = ${id} and sent_at is null`.execute(tablesOf(tx));
}

/** Notes that the SMS of codes failed for good. Tickets of other services are no deliveries. */
export async function saveCodesNotSent(
  tx: Transaction,
  tickets: readonly TicketOfSms[],
  failedAt: Temporal.Instant,
): Promise<void> {
  await sql`
    update ticket_counter.delivery
       set sent_at = null, send_problem = 'SMS_FAILED', send_failed_at = ${failedAt}::timestamptz
      from ${ticketKeys(tickets)}
     where delivery.company_id = sent.company_id and delivery.ticket_id = sent.ticket_id`.execute(
    tablesOf(tx),
  );
}

/** Notes that the SMS of codes, which had failed, is on its way again. */
export async function saveCodesSentAgain(
  tx: Transaction,
  tickets: readonly TicketOfSms[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update ticket_counter.delivery
       set sent_at = ${at}::timestamptz, send_problem = null, send_failed_at = null
      from ${ticketKeys(tickets)}
     where delivery.company_id = sent.company_id and delivery.ticket_id = sent.ticket_id
       and send_problem is not null`.execute(tablesOf(tx));
}

const ticketKeys = (tickets: readonly TicketOfSms[]) => sql`
  unnest(${sql.val(tickets.map(({ companyId }) => companyId))}::bigint[],
         ${sql.val(tickets.map(({ ticketId }) => ticketId))}::bigint[]) as sent (company_id, ticket_id)`;

/** Notes that no code of an order waits for its time any more. */
export async function saveAllSent(tx: Transaction, { companyId, id }: OrderKey): Promise<void> {
  await sql`
    update ticket_counter."order" set is_sent = true
     where company_id = ${companyId} and id = ${id}`.execute(tablesOf(tx));
}

/** The keys of all orders whose codes wait; with a moment, of those that are delivered and whose time has come. */
export const waitingOrderKeys = (now: Temporal.Instant | null): RawBuilder<unknown> => sql`
  select jsonb_build_object('companyId', company_id, 'id', id) as data
    from ticket_counter."order"
   where not is_sent
     and (${now}::timestamptz is null or (is_over and send_at <= ${now}::timestamptz))
   order by send_at`;
