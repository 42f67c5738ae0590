import type { SubscriberEntry } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import { containsEvery } from '#db/contains-every.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

type Page = { totalEntries: number; matches: SubscriberEntry[] };

/** People of one company by name; every word must be found in name, employee number or phone. */
export async function subscriberPage(
  database: Database,
  scope: Scope,
  asked: PageQuery & { companyId: number; today: Temporal.PlainDate },
): Promise<Page> {
  const tables = tablesOf(database);
  const words = searchWords(asked.searchFor);
  const { rows } = await sql<Page>`
    with matched as (
      select tenant, company_id, id, sorted, first_name, last_name, employee_id,
             phone_country_code, phone
        from company_tickets.subscriber
       where ${withinScope(scope, 'company_tickets.subscriber')} and company_id = ${asked.companyId}
         and ${containsEvery(sql.ref('searched'), words)}
    ), page as (
      select * from matched order by sorted, id limit ${asked.maxEntries} offset ${asked.offset}
    ), entry as (
      select page.sorted, page.id, page.first_name as "firstName", page.last_name as "lastName",
             page.employee_id as "employeeId", page.phone_country_code as "phoneCountryCode",
             page.phone, living.status
        from page
       cross join lateral (
         select company_tickets.status(start_date, expiration_date, cancelled_at, failed_at,
                                       anonymised_at, ${asked.today}) as status
           from company_tickets.ticket
          where ticket.company_id = page.company_id and ticket.subscriber_id = page.id
          order by company_tickets.status_rank(company_tickets.status(start_date, expiration_date,
                     cancelled_at, failed_at, anonymised_at, ${asked.today}))
          limit 1) living
    )
    select (select count(*) from matched)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) - 'sorted' order by sorted, id) from entry),
                    '[]') as matches`.execute(tables);
  return rows[0] ?? { totalEntries: 0, matches: [] };
}
