import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import type {
  CounterMedium,
  DeliveryType,
} from '@takst/domain/services/ticket-counter/counter-medium.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCancelledDelivery } from '../deliveries/live-delivery.query.ts';

/** A delivery that is made or has failed, locked until the transaction ends. */
export type LockedDelivery = {
  readonly id: number;
  readonly companyId: number;
  readonly orderId: number;
  readonly type: DeliveryType;
  readonly medium: CounterMedium;
  /** Null for travel money on a card. */
  readonly ticketId: number | null;
  readonly priceOre: number;
  readonly startDate: Temporal.PlainDate;
  readonly expiresOn: Temporal.PlainDate;
  readonly hasProblem: boolean;
  /** It was put on its card. */
  readonly isUsed: boolean;
  readonly isCancelled: boolean;
  readonly isRefunded: boolean;
  /** Its code is for a phone, and not for a list. */
  readonly hasPhone: boolean;
  /** Its code went out to its phone. */
  readonly isSent: boolean;
  readonly isNotSent: boolean;
  /** Of the order's agreement; null where it says nothing. */
  readonly terms: CounterTerms | null;
};

/** What is locked: deliveries by their ids, of any order or of one. */
export type DeliveriesToLock = { readonly ids: readonly number[]; readonly orderId?: number };

/**
 * Locks the rows of deliveries, in one order for all who lock several: of a refund and a cancellation the second sees the
 * first. Those out of reach, and those that are not made yet, are left out.
 */
export async function lockDeliveries(
  tx: Transaction,
  scope: Scope,
  { ids, orderId }: DeliveriesToLock,
): Promise<LockedDelivery[]> {
  const { rows } = await sql<LockedDelivery>`
    select delivery.id, delivery.company_id as "companyId", delivery.order_id as "orderId", placed.type, placed.medium,
           delivery.ticket_id as "ticketId", delivery.price_ore as "priceOre", placed.start_date as "startDate",
           placed.expires_on as "expiresOn", delivery.problem is not null as "hasProblem",
           delivery.used_at is not null as "isUsed", ${isCancelledDelivery('delivery')} as "isCancelled",
           delivery.refunded_at is not null as "isRefunded", delivery.sent_at is not null as "isSent",
           exists (
             select from tickets.ticket
               join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
              where ticket.company_id = delivery.company_id and ticket.id = delivery.ticket_id
                and holder.phone is not null) as "hasPhone",
           delivery.send_problem is not null as "isNotSent", agreement.ticket_counter as terms
      from ticket_counter.delivery
      join ticket_counter."order" as placed
        on placed.company_id = delivery.company_id and placed.id = delivery.order_id
      join agreements.agreement
        on agreement.company_id = placed.company_id and agreement.id = placed.agreement_id
     where ${withinScope(scope, 'delivery')} and delivery.id = any(${sql.val([...ids])}::bigint[])
       and ${orderId === undefined ? sql`true` : sql`delivery.order_id = ${orderId}`}
       and (delivery.delivered_on is not null or delivery.problem is not null)
     order by delivery.id
       for update of delivery`.execute(tablesOf(tx));
  return rows;
}

/** Marks deliveries that the transaction has locked; nobody pays for them any more. */
export async function markTakenBack(
  tx: Transaction,
  deliveries: readonly Pick<LockedDelivery, 'companyId' | 'id'>[],
  { as, at }: { readonly as: 'cancelled_at' | 'refunded_at'; readonly at: Temporal.Instant },
): Promise<void> {
  await sql`
    update ticket_counter.delivery set ${sql.ref(as)} = ${at}::timestamptz
     where company_id = any(${sql.val(deliveries.map(({ companyId }) => companyId))}::bigint[])
       and id = any(${sql.val(deliveries.map(({ id }) => id))}::bigint[])`.execute(tablesOf(tx));
}

/** Whether an order is there for a call. */
export async function isOrderWithin(tx: Transaction, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from ticket_counter."order" as placed
     where ${withinScope(scope, 'placed')} and placed.id = ${id}`.execute(tablesOf(tx));
  return rows.length > 0;
}
