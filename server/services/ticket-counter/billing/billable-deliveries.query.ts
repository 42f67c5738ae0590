import { sql } from 'kysely';
import { isPaidFor } from '../deliveries/live-delivery.query.ts';
import { type Billable, idsOf } from '#ticketing/tickets/tickets.public.ts';

/**
 * What was delivered on days that are not closed, and not taken back since: one line for each delivery, for what it was
 * sold for. Travel money is a means of payment: VAT is paid where it is used.
 */
export const billableDeliveries: Billable = ({ tenant, period, companies, closed }) => sql`
  select delivery.company_id, placed.agreement_id, 'TICKET' as product_type, delivery.id as related_id,
         ticket.holder_id, placed.product_id as product, order_line.profile_id, placed.zone_from, placed.zone_to,
         placed.all_zones, coalesce(placed.nr_of_zones, 1) as nr_of_zones, placed.ordered_at as sold_at,
         delivery.price_ore, 1 as quantity, order_line.vat_percent, null::bigint[] as unpriced_agreements,
         delivered_on
    from ticket_counter.delivery
    join ticket_counter."order" as placed
      on placed.company_id = delivery.company_id and placed.id = delivery.order_id
    join ticket_counter.order_line
      on order_line.company_id = delivery.company_id and order_line.order_id = delivery.order_id
     and order_line.line = delivery.line
    left join tickets.ticket on ticket.company_id = delivery.company_id and ticket.id = delivery.ticket_id
   where delivery.tenant = ${tenant} and delivery.company_id = any(${idsOf(companies)})
     and delivered_on between ${period.start}::date and ${period.end}::date
     and ${isPaidFor('delivery')} and delivery.price_ore > 0
     and (delivery.company_id, placed.agreement_id, delivered_on) not in (
       select company_id, agreement_id, period_start from ${closed} as closed)`;
