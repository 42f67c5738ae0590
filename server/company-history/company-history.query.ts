import type { CompanyHistoryFilter } from '@takst/contract/companies/company-history.schema.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinCompany } from '#access/within-scope.ts';
import { containsFolded } from '#db/search/contains-words.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { historyRow, type HistoryRow } from './history-row.query.ts';

type Page = { totalEntries: number; matches: HistoryRow[] };
type HistoryFilter = CompanyHistoryFilter & { companyId: number };

/** One page of what happened to a company, newest first, and how much there is; one statement. */
export async function historyPage(
  database: Database,
  scope: Scope,
  request: HistoryFilter & { maxEntries: number; offset: number },
): Promise<Page> {
  const { rows } = await sql<Page>`
    with ${matched(scope, request)}, page as (
      select id, at from matched order by at desc, id desc limit ${request.maxEntries} offset ${request.offset}
    ), entry as (select entry.* from page cross join lateral (${historyRow}) as entry)
    select (select count(*) from matched)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) order by at desc, id desc) from entry),
                    '[]') as matches`.execute(tablesOf(database));
  return rows[0] ?? { totalEntries: 0, matches: [] };
}

/** The next of them after one that has been read, as many as are asked for. */
export async function historyAfter(
  database: Database,
  scope: Scope,
  request: HistoryFilter & { after: Pick<HistoryRow, 'id' | 'at'> | null; maxEntries: number },
): Promise<HistoryRow[]> {
  const { after, maxEntries } = request;
  const older = after
    ? sql<SqlBool>`(at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql<SqlBool>`true`;
  const { rows } = await sql<{ matches: HistoryRow[] }>`
    with ${matched(scope, request)}, page as (
      select id, at from matched where ${older} order by at desc, id desc limit ${maxEntries}
    ), entry as (select entry.* from page cross join lateral (${historyRow}) as entry)
    select coalesce(jsonb_agg(to_jsonb(entry) order by at desc, id desc), '[]') as matches
      from entry`.execute(tablesOf(database));
  return rows[0]?.matches ?? [];
}

/** Days are those of the business (domain: Time). */
const startOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime('Europe/Oslo').toInstant();

/** Not materialised: a page of all reads the first rows of the index, a number the index alone. */
function matched(scope: Scope, { companyId, searchFor, from, to, kind }: HistoryFilter) {
  const words = searchWords(searchFor);
  const conditions: RawBuilder<SqlBool>[] = [withinCompany(scope, 'change', companyId)];
  if (from) conditions.push(sql<SqlBool>`change.at >= ${startOf(from)}::timestamptz`);
  if (to) conditions.push(sql<SqlBool>`change.at < ${startOf(to.add({ days: 1 }))}::timestamptz`);
  if (kind !== '') conditions.push(sql<SqlBool>`change.kind = ${kind}`);
  if (words.length > 0) conditions.push(isOfPerson);
  const change = sql`matched as not materialized (
    select change.id, change.at from changes.change where ${sql.join(conditions, sql` and `)}
  )`;
  return words.length > 0 ? sql`${people(scope, companyId, words)}, ${change}` : change;
}

/** Whom a search means: people of the company by name or phone, users by their name alone. */
const people = (scope: Scope, companyId: number, words: readonly string[]) => sql`
  holder as materialized (
    select person_key from company_tickets.subscriber
     where ${withinCompany(scope, 'subscriber', companyId)} and ${containsFolded('folded', words)}
  ), person as materialized (
    select id from (
      select id, text.fold(first_name || ' ' || last_name) as named from users."user"
       where tenant = ${scope.tenant} and ${containsFolded('folded', words)}) as candidate
     where ${containsFolded('named', words)}
  )`;

const isOfPerson = sql<SqlBool>`(
  change.person_key in (select person_key from holder)
  or change.user_id in (select id from person)
  or (change.subject_type = 'user' and change.subject_id in (select id::text from person)))`;
