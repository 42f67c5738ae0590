import type { SubscriberEntry } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinCompany } from '#access/within-scope.ts';
import { chosenPage } from '#db/chosen-page.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

type Page = { totalEntries: number; matches: SubscriberEntry[] };
type Asked = PageQuery & { companyId: number; today: Temporal.PlainDate };

/**
 * People of one company by name; every word must be found in name, employee number or phone. When
 * nobody has the words as typed, those who have them without marks and Norwegian letters (“odegard”
 * finds Ødegård). One statement, and one look through the index, for both (docs/decisions/0016).
 */
export async function subscriberPage(
  database: Database,
  scope: Scope,
  asked: Asked,
): Promise<Page> {
  const chosen = chosenPage({
    table: 'company_tickets.subscriber',
    where: withinCompany(scope, 'subscriber', asked.companyId),
    words: searchWords(asked.searchFor),
    maxEntries: asked.maxEntries,
    offset: asked.offset,
  });
  const { rows } = await sql<Page>`
    with ${chosen}, entry as (
      select page.sorted, page.id, first_name as "firstName", last_name as "lastName",
             employee_id as "employeeId", phone_country_code as "phoneCountryCode",
             phone, living.status
        from page
        join company_tickets.subscriber
          on subscriber.company_id = ${asked.companyId} and subscriber.id = page.id
       cross join lateral (
         select company_tickets.status(start_date, expiration_date, cancelled_at, failed_at,
                                       anonymised_at, ${asked.today}) as status
           from company_tickets.ticket
          where ticket.company_id = ${asked.companyId} and ticket.subscriber_id = page.id
          order by company_tickets.status_rank(company_tickets.status(start_date, expiration_date,
                     cancelled_at, failed_at, anonymised_at, ${asked.today}))
          limit 1) living
    )
    select (select total from counted)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) - 'sorted' order by sorted, id) from entry),
                    '[]') as matches`.execute(tablesOf(database));
  return rows[0] ?? { totalEntries: 0, matches: [] };
}
