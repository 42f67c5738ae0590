import type {
  CounterMedium,
  DeliveryType,
} from '@takst/domain/services/ticket-counter/counter-medium.ts';
import type {
  DeliveryState,
  SendProblem,
} from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import type { TicketStatus } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { ticketStatusOn } from '#ticketing/tickets/tickets.public.ts';
import { deliveryStateOn, joinedDeliveries } from './delivery-state.query.ts';

/** A delivery as JSON has it, with what its order, its ticket and its holder say of it. */
export type DeliveryRow = {
  readonly id: number;
  readonly companyId: number;
  readonly orderId: number;
  readonly type: DeliveryType;
  readonly medium: CounterMedium;
  readonly productId: string;
  readonly allZones: boolean;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly expiresOn: string;
  readonly orderedAt: string;
  readonly invoiceReference: string | null;
  readonly personalReference: string | null;
  readonly profileId: string | null;
  readonly linePriceOre: number;
  readonly priceOre: number;
  readonly passengers: number;
  readonly problem: string | null;
  readonly state: DeliveryState;
  readonly stateSince: string | null;
  /** The status of the ticket; null for travel money on a card. */
  readonly ticketStatus: TicketStatus | null;
  readonly ticketId: number | null;
  readonly pickupCode: string | null;
  readonly isFetched: boolean;
  readonly isUsed: boolean;
  readonly sentAt: string | null;
  /** Why its code did not go out, and when; null of all else. */
  readonly sendProblem: SendProblem | null;
  readonly sendFailedAt: string | null;
  readonly recipientName: string | null;
  readonly phoneCountryCode: string | null;
  readonly phone: string | null;
  readonly cardNumber: string | null;
};

/** What a list answers for one row of `page`, which names a delivery by company, order and position. */
export const deliveryEntry = (today: Temporal.PlainDate): RawBuilder<unknown> => sql`
  select delivery.id, delivery.company_id as "companyId", delivery.order_id as "orderId", placed.type, placed.medium,
         placed.product_id as "productId", placed.all_zones as "allZones", placed.zone_from as "zoneFrom",
         placed.zone_to as "zoneTo", placed.expires_on as "expiresOn", placed.ordered_at as "orderedAt",
         placed.invoice_reference as "invoiceReference", placed.personal_reference as "personalReference",
         order_line.profile_id as "profileId", order_line.price_ore as "linePriceOre",
         delivery.price_ore as "priceOre", delivery.passengers, delivery.problem,
         ${deliveryStateOn(today)} as state,
         coalesce(delivery.cancelled_at, delivery.refunded_at, ticket.downloaded_at, delivery.used_at) as "stateSince",
         case when ticket.id is not null then ${ticketStatusOn('ticket', today)} end as "ticketStatus",
         ticket.id as "ticketId", ticket.pickup_code as "pickupCode",
         ticket.downloaded_at is not null as "isFetched", delivery.used_at is not null as "isUsed",
         delivery.sent_at as "sentAt", delivery.send_problem as "sendProblem",
         delivery.send_failed_at as "sendFailedAt",
         coalesce(nullif(concat_ws(' ', holder.first_name, holder.last_name), ''), delivery.recipient_name)
           as "recipientName",
         coalesce(holder.phone_country_code, delivery.phone_country_code) as "phoneCountryCode",
         coalesce(holder.phone, delivery.phone) as phone, delivery.card_number as "cardNumber"
    from ${joinedDeliveries}
   where delivery.company_id = page.company_id and delivery.order_id = page.order_id
     and delivery.position = page.position`;
