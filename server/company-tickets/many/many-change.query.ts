import type { Reply } from '@takst/contract/route.ts';
import type {
  getChangeManyTickets,
  ManyLine,
} from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import type { listChangeManyTickets } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import type { ManyChange } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { pageWithTotal } from '#db/search/page-with-total.ts';

type PageOf = Pick<PageQuery, 'maxEntries' | 'offset'>;
/** As JSON: without dates and instants. */
type ManyChangeRow = Omit<ManyChange, 'expiryDate' | 'startedAt'> & {
  expiryDate: string | null;
  startedAt: string;
};

/** Changes for many, with who started them and how far their lines have come. */
const changesWithProgress = (where: RawBuilder<SqlBool>): RawBuilder<unknown> => sql`
  select change.id, change.action, change.expiry_date as "expiryDate",
         change.started_at as "startedAt", u.first_name || ' ' || u.last_name as "startedBy",
         line.*
    from company_tickets.many_change change
    join users."user" u on u.tenant = change.tenant and u.id = change.user_id
   cross join lateral (
     select count(*)::int as total,
            count(*) filter (where state = 'waiting')::int as waiting,
            count(*) filter (where state = 'done')::int as done,
            count(*) filter (where state = 'refused')::int as refused,
            count(*) filter (where state = 'failed')::int as failed
       from company_tickets.many_change_line
      where company_id = change.company_id and many_change_id = change.id) line
   where ${where}`;

const withTimes = ({ expiryDate, startedAt, ...row }: ManyChangeRow): ManyChange => ({
  ...row,
  expiryDate: expiryDate === null ? null : Temporal.PlainDate.from(expiryDate),
  startedAt: Temporal.Instant.from(startedAt),
});

/** The changes for many of one company, newest first. */
export async function manyChangePage(
  database: Database,
  scope: Scope,
  { companyId, ...page }: PageOf & { companyId: number },
): Promise<Reply<typeof listChangeManyTickets>> {
  const { totalEntries, matches } = await pageWithTotal<ManyChangeRow>(database, {
    ...page,
    matched: sql`
      select company_id, id, started_at from company_tickets.many_change
       where ${withinScope(scope, 'company_tickets.many_change')} and company_id = ${companyId}`,
    order: sql`page.started_at desc, page.id desc`,
    entry: changesWithProgress(
      sql<SqlBool>`change.company_id = page.company_id and change.id = page.id`,
    ),
  });
  return { totalEntries, matches: matches.map(withTimes) };
}

type ResultRequest = PageOf & { id: number; show: 'all' | 'problems' };

/** How far one change has come, and a page of its people; null when it is outside the scope. */
export async function manyChangeResult(
  database: Database,
  scope: Scope,
  { id, show, ...page }: ResultRequest,
): Promise<Reply<typeof getChangeManyTickets> | null> {
  const isRequested = sql<SqlBool>`${withinScope(scope, 'change')} and change.id = ${id}`;
  const { change, totalEntries, matches } = await pageWithTotal<
    ManyLine,
    { change: ManyChangeRow | null }
  >(database, {
    ...page,
    columns: sql`
      (select to_jsonb(change) from (${changesWithProgress(isRequested)}) change) as change`,
    matched: sql`
      select line.* from company_tickets.many_change_line line
        join company_tickets.many_change change
          on change.company_id = line.company_id and change.id = line.many_change_id
       where ${isRequested} and (${show} = 'all' or line.state in ('refused', 'failed'))`,
    order: sql`page.position`,
    entry: sql`
      select line.subscriber_id as "subscriberId", line.state, line.code as fault,
             case when subscriber.id is not null then jsonb_build_object(
               'firstName', subscriber.first_name, 'lastName', subscriber.last_name,
               'employeeId', subscriber.employee_id) end as person
        from (select page.*) as line
        left join holders.holder subscriber
          on subscriber.company_id = line.company_id and subscriber.id = line.subscriber_id
         and subscriber.erased_at is null`,
  });
  return change ? { change: withTimes(change), totalEntries, matches } : null;
}
