import type { DeliveryState } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { isCancelledDelivery, isPaidFor } from './live-delivery.query.ts';

/** Deliveries with their order, called `placed`, their line, and the ticket and its holder where they have one. */
export const joinedDeliveries = sql`
  ticket_counter.delivery
  join ticket_counter."order" as placed
    on placed.company_id = delivery.company_id and placed.id = delivery.order_id
  join ticket_counter.order_line
    on order_line.company_id = delivery.company_id and order_line.order_id = delivery.order_id
   and order_line.line = delivery.line
  left join tickets.ticket on ticket.company_id = delivery.company_id and ticket.id = delivery.ticket_id
  left join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id`;

/** The state of a joined delivery on a day (`deliveryState`). */
export const deliveryStateOn = (day: Temporal.PlainDate): RawBuilder<DeliveryState> => sql`
  case when ${isCancelledDelivery('delivery')} then 'cancelled'
       when delivery.refunded_at is not null then 'refunded'
       when delivery.problem is not null then 'failed'
       when placed.medium = 'paper' then case when placed.start_date < ${day}::date then 'used' else 'unused' end
       when coalesce(ticket.downloaded_at, delivery.used_at) is not null then 'used'
       when placed.expires_on < ${day}::date then 'expired'
       when delivery.send_problem is not null then 'not-sent'
       else 'unused' end`;

/** A delivery that is there to be seen: it is made, or could not be. */
export const isMadeOrFailed = sql<boolean>`(delivery.delivered_on is not null or delivery.problem is not null)`;

/** How many codes of an order have the state `not-sent` on a day. */
export const notSentOf = (
  order: 'page' | 'placed',
  day: Temporal.PlainDate,
): RawBuilder<number> => sql`(
  select count(*)::int
    from ticket_counter.delivery as code
    join tickets.ticket on ticket.company_id = code.company_id and ticket.id = code.ticket_id
   where code.company_id = ${sql.ref(`${order}.company_id`)} and code.order_id = ${sql.ref(`${order}.id`)}
     and code.send_problem is not null and ${isPaidFor('code')} and ticket.downloaded_at is null
     and ${sql.ref(`${order}.expires_on`)} >= ${day}::date)`;
