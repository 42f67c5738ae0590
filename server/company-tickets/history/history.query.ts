import type { PageQuery } from '@takst/contract/paging.ts';
import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Recorded } from '#changes/differences.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type ChangeRow = {
  id: number;
  at: string;
  kind: string;
  channel: string;
  who: string | null;
  before: Recorded | null;
  after: Recorded | null;
};

export type HistoryPage = { isKnown: boolean; totalEntries: number; matches: ChangeRow[] };

type Asked = Pick<PageQuery, 'maxEntries' | 'offset'> & { subscriberId: number };

/**
 * One page of what happened to a person's tickets in the company that knows the person so; what
 * other companies did with the same phone is theirs. Newest first.
 */
export async function historyPage(
  database: Database,
  scope: Scope,
  { subscriberId, maxEntries, offset }: Asked,
): Promise<HistoryPage> {
  const { rows } = await sql<HistoryPage>`
    with person as (
      select tenant, company_id, person_key
        from company_tickets.subscriber
       where ${withinScope(scope, 'company_tickets.subscriber')} and id = ${subscriberId}
    ), matched as (
      select change.id, change.tenant, change.at, change.kind, change.channel, change.user_id,
             change.before, change.after
        from changes.change
        join person on change.person_key = person.person_key
                   and change.company_id = person.company_id and change.tenant = person.tenant
    ), page as (
      select * from matched order by at desc, id desc limit ${maxEntries} offset ${offset}
    ), entry as (
      select page.id, page.at, page.kind, page.channel, page.before, page.after,
             u.first_name || ' ' || u.last_name as who
        from page
        left join users."user" u on u.tenant = page.tenant and u.id = page.user_id
    )
    select exists (select from person) as "isKnown",
           (select count(*) from matched)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) order by at desc, id desc) from entry),
                    '[]') as matches`.execute(tablesOf(database));
  return rows[0] ?? { isKnown: false, totalEntries: 0, matches: [] };
}
