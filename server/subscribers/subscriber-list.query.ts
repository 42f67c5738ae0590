import type { SubscriberEntry } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { subscriberServiceIds } from '@takst/domain/tickets/ticket-service-id.ts';
import { sql, type SqlBool } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { servicesIn } from '#access/within-services.ts';
import { withinCompany } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import type { Page } from '#db/search/page-with-total.ts';
import { searchPage } from '#db/search/search-page.ts';

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

type SubscriberListRequest = PageQuery & { companyId: number; today: Temporal.PlainDate };

/**
 * The people of one company by name, with or without tickets; every word must be found in name,
 * employee number or phone.
 */
export function subscriberPage(
  database: Database,
  scope: Scope,
  { companyId, today, searchFor, maxEntries, offset }: SubscriberListRequest,
): Promise<Page<SubscriberRow>> {
  const services = servicesIn({ scope, services: subscriberServiceIds }, companyId);
  return searchPage(database, {
    table: 'holders.holder',
    where: sql<SqlBool>`${withinCompany(scope, 'holder', companyId)}
      and kind = 'subscriber' and erased_at is null`,
    words: searchWords(searchFor),
    maxEntries,
    offset,
    entry: subscriberEntry(companyId, services, today),
  });
}

/**
 * One row of `page`. The most living ticket speaks for the person: of several to come the next one, of several
 * that are over the latest.
 */
const subscriberEntry = (
  companyId: number,
  services: readonly string[],
  today: Temporal.PlainDate,
) => sql`
  select holder.id, first_name as "firstName", last_name as "lastName",
         employee_id as "employeeId", phone_country_code as "phoneCountryCode",
         phone, ticket.status, to_jsonb(ticket) as ticket
    from holders.holder
    left join lateral (
      select status, start_date as "startDate",
             case when status in ('active', 'pending') then last_day else expiration_date end as "expirationDate",
             pickup_code is not null and downloaded_at is null as "awaitsPickup",
             zone_from as "zoneFrom", zone_to as "zoneTo", all_zones as "allZones",
             agreement.invoice_reference as "invoiceReference"
        from (
          select *, nullif(max(coalesce(expiration_date, 'infinity'))
                             filter (where status in ('active', 'pending')) over (), 'infinity') as last_day
            from (
              select ticket.*, tickets.status(start_date, expiration_date, pending_through, cancelled_at,
                                              failed_at, anonymised_at, ${today}) as status
                from tickets.ticket
               where ticket.company_id = ${companyId} and ticket.holder_id = holder.id
                 and ticket.service = any(${sql.val([...services])}::text[])) as ticket
          ) as ticket
        join agreements.agreement
          on agreement.company_id = ${companyId} and agreement.id = ticket.agreement_id
       order by tickets.status_rank(status), case when status = 'pending' then start_date end,
                start_date desc, ticket.id desc
       limit 1) as ticket on true
   where holder.company_id = ${companyId} and holder.id = page.id`;
