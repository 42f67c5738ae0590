import type { PageQuery } from '@takst/contract/paging.ts';
import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import { historyRow, type HistoryRow } from '#company-history/company-history.public.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type HistoryPage = { isKnown: boolean; totalEntries: number; matches: HistoryRow[] };

type PersonPage = Pick<PageQuery, 'maxEntries' | 'offset'> & { subscriberId: number };

/**
 * One page of what happened to a person's tickets in the company that knows the person so; what
 * other companies did with the same phone is theirs. Newest first.
 */
export async function historyPage(
  database: Database,
  scope: Scope,
  { subscriberId, maxEntries, offset }: PersonPage,
): Promise<HistoryPage> {
  const { rows } = await sql<HistoryPage>`
    with person as (
      select tenant, company_id, person_key
        from company_tickets.subscriber
       where ${withinScope(scope, 'company_tickets.subscriber')} and id = ${subscriberId}
    ), matched as (
      select change.id, change.at
        from changes.change
        join person on change.person_key = person.person_key
                   and change.company_id = person.company_id and change.tenant = person.tenant
    ), page as (
      select * from matched order by at desc, id desc limit ${maxEntries} offset ${offset}
    ), entry as (select entry.* from page cross join lateral (${historyRow}) as entry)
    select exists (select from person) as "isKnown",
           (select count(*) from matched)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) order by at desc, id desc) from entry),
                    '[]') as matches`.execute(tablesOf(database));
  return rows[0] ?? { isKnown: false, totalEntries: 0, matches: [] };
}
