import type { SubscriberEntry } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
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
  return searchPage(database, {
    table: 'company_tickets.subscriber',
    where: withinCompany(scope, 'subscriber', companyId),
    words: searchWords(searchFor),
    maxEntries,
    offset,
    entry: sql`
      select subscriber.id, first_name as "firstName", last_name as "lastName",
             employee_id as "employeeId", phone_country_code as "phoneCountryCode",
             phone, living.status
        from company_tickets.subscriber
       left join lateral (
         select tickets.status(start_date, expiration_date, cancelled_at, failed_at,
                                       anonymised_at, ${today}) as status
           from tickets.ticket
          where ticket.company_id = ${companyId} and ticket.subscriber_id = subscriber.id
          order by tickets.status_rank(tickets.status(start_date, expiration_date,
                     cancelled_at, failed_at, anonymised_at, ${today}))
          limit 1) living on true
       where subscriber.company_id = ${companyId} and subscriber.id = page.id`,
  });
}
