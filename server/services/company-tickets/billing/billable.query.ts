import type { RegisteredServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { sql } from 'kysely';
import { ticketPrices } from '#catalogue/products/products.public.ts';
import {
  type Billable,
  type BillableRequest,
  idsOf,
  isAnonymised,
  isCharged,
  isHeldEntry,
  isLiveEntry,
  isNotAnonymised,
  isOpen,
} from '#ticketing/tickets/tickets.public.ts';
import { billableSubscriptions } from './billable-subscriptions.query.ts';

/** The tickets of a service, and the subscriptions that it sells beside them. */
export const billableOf =
  (service: RegisteredServiceId): Billable =>
  (request) =>
    sql`${billableTickets(service)(request)} union all ${billableSubscriptions(service, request)}`;

/**
 * The tickets of a person in one company are charged once, by the dearest that is charged for the month
 * (docs/decisions/0038). The SQL twin of `chargeIn` and `monthsCharged`. While one of them has no price nobody knows
 * which is the dearest: the agreements of all of them wait.
 */
export const billableTickets =
  (service: RegisteredServiceId): Billable =>
  ({ tenant, period, companies, closed, unbilledEntries }) => {
    const month = period.start;
    const isBilled = sql`ticket.tenant = ${tenant} and service = ${service}
    and ${isHeldEntry('ticket')} and ${isCharged(period)}`;
    return sql`
  select company_id, agreement_id, 'TICKET' as product_type, id as related_id, holder_id,
         product_id as product, profile_id, zone_from, zone_to, all_zones, nr_of_zones,
         ordered_at as sold_at, price_ore, 1 as quantity, vat_percent,
         case when price_ore is null then (
           select array_agg(ticket.agreement_id) from tickets.ticket
            where ticket.company_id = dearest.company_id and ${isBilled}
              and ((${isNotAnonymised('ticket')} and ticket.holder_id = dearest.person)
                or (ticket.company_id, ticket.id, dearest.person) in (
                  select company_id, related_id, holder_id from ${unbilledEntries} as unbilled))) end as unpriced_agreements
    from (
      select distinct on (ticket.company_id, ticket.person) ticket.*, price.price_ore, price.vat_percent
        from (
          select ticket.*, holder_id as person from tickets.ticket
           where ticket.company_id = any(${companiesToRead({ companies, closed, unbilledEntries })})
             and ${isNotAnonymised('ticket')} and ${isBilled}
          union all
          select ticket.*, unbilled.holder_id
            from ${unbilledEntries} as unbilled
            join tickets.ticket
              on ticket.company_id = unbilled.company_id and ticket.id = unbilled.related_id
           where ${isAnonymised('ticket')} and ${isBilled}
        ) as ticket
        left join (${ticketPrices(tenant, month)}) as price
          on price.product_id = ticket.product_id and price.profile_id = ticket.profile_id
         and price.nr_of_zones = ticket.nr_of_zones
       order by ticket.company_id, ticket.person, price.price_ore desc nulls first,
                ticket.start_date desc, ticket.id desc
    ) as dearest
   where price_ore is distinct from 0 and ${isOpen(closed)}`;
  };

/**
 * All of them as long as nothing is closed; then those with tickets under other agreements, by an index alone, and those
 * with tickets that are anonymised. On most days these are few.
 */
const companiesToRead = ({
  companies,
  closed,
  unbilledEntries,
}: Pick<BillableRequest, 'companies' | 'closed' | 'unbilledEntries'>) => sql`
  case when exists (select from ${closed} as closed) then array(
    select company_id from tickets.ticket
     where company_id = any(${idsOf(companies)}) and ${isLiveEntry('ticket')} and ${isOpen(closed)}
    union
    select company_id from ${unbilledEntries} as unbilled)
  else ${idsOf(companies)} end`;
