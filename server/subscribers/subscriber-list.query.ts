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

type SubscriberListRequest = PageQuery & { companyId: number; today: Temporal.PlainDate };

/**
 * The people of one company by name, with or without tickets; every word must be found in name,
 * employee number or phone.
 */
export function subscriberPage(
  database: Database,
  scope: Scope,
  { companyId, today, searchFor, maxEntries, offset }: SubscriberListRequest,
): Promise<Page<SubscriberEntry>> {
  const services = servicesIn({ scope, services: subscriberServiceIds }, companyId);
  return searchPage(database, {
    table: 'holders.holder',
    where: sql<SqlBool>`${withinCompany(scope, 'holder', companyId)}
      and kind = 'subscriber' and erased_at is null`,
    words: searchWords(searchFor),
    maxEntries,
    offset,
    entry: sql`
      select holder.id, first_name as "firstName", last_name as "lastName",
             employee_id as "employeeId", phone_country_code as "phoneCountryCode",
             phone, living.status
        from holders.holder
       left join lateral (
         select tickets.status(start_date, expiration_date, pending_through, cancelled_at, failed_at,
                               anonymised_at, ${today}) as status
           from tickets.ticket
          where ticket.company_id = ${companyId} and ticket.holder_id = holder.id
            and ticket.service = any(${sql.val(services)}::text[])
          order by tickets.status_rank(tickets.status(start_date, expiration_date, pending_through,
                     cancelled_at, failed_at, anonymised_at, ${today}))
          limit 1) living on true
       where holder.company_id = ${companyId} and holder.id = page.id`,
  });
}
