import type { Reply } from '@takst/contract/route.ts';
import type { getChangeManyTickets } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import type { listChangeManyTickets } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import type { ManyChange } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

type Paged = Pick<PageQuery, 'maxEntries' | 'offset'>;
/** JSON has neither dates nor moments. */
type ManyChangeRow = Omit<ManyChange, 'expiryDate' | 'startedAt'> & {
  expiryDate: string | null;
  startedAt: string;
};

/** Changes for many, with who asked for them and how far their lines have come. */
const withProgress = (changes: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select change.id, change.action, change.expiry_date as "expiryDate",
         change.started_at as "startedAt", u.first_name || ' ' || u.last_name as "startedBy",
         line.*
    from ${changes} change
    join users."user" u on u.tenant = change.tenant and u.id = change.user_id
   cross join lateral (
     select count(*)::int as total,
            count(*) filter (where state = 'waiting')::int as waiting,
            count(*) filter (where state = 'done')::int as done,
            count(*) filter (where state = 'refused')::int as refused,
            count(*) filter (where state = 'failed')::int as failed
       from company_tickets.many_change_line
      where company_id = change.company_id and many_change_id = change.id) line`;

const withMoments = ({ expiryDate, startedAt, ...row }: ManyChangeRow): ManyChange => ({
  ...row,
  expiryDate: expiryDate === null ? null : Temporal.PlainDate.from(expiryDate),
  startedAt: Temporal.Instant.from(startedAt),
});

/** The changes for many of one company, newest first. */
export async function manyChangePage(
  database: Database,
  scope: Scope,
  { companyId, maxEntries, offset }: Paged & { companyId: number },
): Promise<Reply<typeof listChangeManyTickets>> {
  const { rows } = await sql<{ totalEntries: number; matches: ManyChangeRow[] }>`
    with matched as (
      select * from company_tickets.many_change
       where ${withinScope(scope, 'company_tickets.many_change')} and company_id = ${companyId}
    ), page as (
      select * from matched order by started_at desc, id desc limit ${maxEntries} offset ${offset}
    ), entry as (${withProgress(sql`page`)})
    select (select count(*) from matched)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) order by "startedAt" desc, id desc) from entry),
                    '[]') as matches`.execute(tablesOf(database));
  const [page] = rows;
  return {
    totalEntries: page?.totalEntries ?? 0,
    matches: page?.matches.map(withMoments) ?? [],
  };
}

type Asked = Paged & { id: number; show: 'all' | 'problems' };
type Lines = Pick<Reply<typeof getChangeManyTickets>, 'totalEntries' | 'matches'>;

/** How far one change has come, and a page of its people; null when it is outside the scope. */
export async function manyChangeResult(
  database: Database,
  scope: Scope,
  { id, show, maxEntries, offset }: Asked,
): Promise<Reply<typeof getChangeManyTickets> | null> {
  const { rows } = await sql<Lines & { change: ManyChangeRow }>`
    with asked as (
      select * from company_tickets.many_change
       where ${withinScope(scope, 'company_tickets.many_change')} and id = ${id}
    ), matched as (
      select line.* from company_tickets.many_change_line line
        join asked on line.company_id = asked.company_id and line.many_change_id = asked.id
       where ${show} = 'all' or line.state in ('refused', 'failed')
    ), entry as (
      select page.position, page.subscriber_id as "subscriberId", page.state, page.code as fault,
             case when subscriber.id is not null then jsonb_build_object(
               'firstName', subscriber.first_name, 'lastName', subscriber.last_name,
               'employeeId', subscriber.employee_id) end as person
        from (select * from matched order by position limit ${maxEntries} offset ${offset}) page
        left join company_tickets.subscriber
          on subscriber.company_id = page.company_id and subscriber.id = page.subscriber_id
    )
    select (select to_jsonb(change) from (${withProgress(sql`asked`)}) change) as change,
           (select count(*) from matched)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) - 'position' order by position) from entry),
                    '[]') as matches`.execute(tablesOf(database));
  const [result] = rows;
  return result?.change ? { ...result, change: withMoments(result.change) } : null;
}
