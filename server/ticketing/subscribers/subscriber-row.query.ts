import type { SubscriberEntry } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import { subscriptionStatusOn, ticketStatusOn } from '#ticketing/tickets/tickets.public.ts';
import { costCentreJson, ofCostCentre } from './cost-centres/cost-centre.query.ts';
import type { TicketsOnDay } from './person-state.query.ts';

/** As JSON: dates are text, and zones are ids. */
export type SubscriberRow = Omit<SubscriberEntry, 'ticket'> & {
  ticket:
    | (Omit<NonNullable<SubscriberEntry['ticket']>, 'startDate' | 'expirationDate' | 'zones'> & {
        startDate: string;
        expirationDate: string | null;
        zoneFrom: string | null;
        zoneTo: string | null;
      })
    | null;
};

/**
 * One row of `page`. The most living ticket or subscription speaks for the person, the ticket before a subscription:
 * of several to come the next one, of several that are over the latest.
 */
export const subscriberRow = ({ companyId, services, today }: TicketsOnDay) => {
  const isTheirs = (table: RawBuilder<unknown>) => sql`
    ${table}.company_id = ${companyId} and ${table}.holder_id = holder.id
    and ${table}.service = any(${sql.val([...services])}::text[])`;
  return sql`
  select holder.id, first_name as "firstName", last_name as "lastName",
         employee_id as "employeeId", phone_country_code as "phoneCountryCode",
         phone, ${costCentreJson} as "costCentre", ticket.status, to_jsonb(ticket) as ticket
    from holders.holder
    ${ofCostCentre}
    left join lateral (
      select type, status, start_date as "startDate",
             case when status in ('active', 'pending') then last_day else expiration_date end as "expirationDate",
             awaits_pickup as "awaitsPickup", zone_from as "zoneFrom", zone_to as "zoneTo",
             all_zones as "allZones", agreement.invoice_reference as "invoiceReference"
        from (
          select *, nullif(max(coalesce(expiration_date, 'infinity'))
                             filter (where status in ('active', 'pending')) over (), 'infinity') as last_day
            from (
              select 'TICKET' as type, ticket.id, agreement_id, start_date, expiration_date,
                     pickup_code is not null and downloaded_at is null as awaits_pickup,
                     zone_from, zone_to, all_zones,
                     ${ticketStatusOn('ticket', today)} as status
                from tickets.ticket
               where ${isTheirs(sql`ticket`)}
              union all
              select type, subscription.id, agreement_id, start_date, expiration_date, false, null,
                     null, false,
                     ${subscriptionStatusOn('subscription', today)}
                from subscriptions.subscription
               where ${isTheirs(sql`subscription`)}) as ticket
          ) as ticket
        join agreements.agreement
          on agreement.company_id = ${companyId} and agreement.id = ticket.agreement_id
       order by tickets.status_rank(status), type <> 'TICKET',
                case when status = 'pending' then start_date end, start_date desc, ticket.id desc
       limit 1) as ticket on true
   where holder.company_id = ${companyId} and holder.id = page.id`;
};
