import { sql } from 'kysely';
import { type Billable, isOpen } from '#ticketing/tickets/tickets.public.ts';
import { chargedTickets } from './free-ticket-month.query.ts';

/**
 * An entitlement is charged once for a month (`chargedTickets`). What costs nothing is no line of an invoice; it is taxed
 * all the same.
 */
export const billableFreeTickets: Billable = (request) => sql`
  select company_id, agreement_id, 'TICKET' as product_type, id as related_id, holder_id,
         product_id as product, profile_id, zone_from, zone_to, all_zones, nr_of_zones,
         ordered_at as sold_at, price_ore, 1 as quantity, vat_percent,
         case when price_ore is null then unpriced_agreements end as unpriced_agreements
    from (${chargedTickets(request)}) as charged
   where price_ore is distinct from 0 and ${isOpen(request.closed)}`;
