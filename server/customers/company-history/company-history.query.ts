import type { CompanyHistoryFilter } from '@takst/contract/customers/companies/company-history.schema.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import { containsFolded } from '#platform/db/search/contains-words.ts';
import type { Database } from '#platform/db/database.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { historyRow, type HistoryRow } from './history-row.query.ts';

type HistoryFilter = CompanyHistoryFilter & { companyId: number };

const newestFirst = sql`page.at desc, page.id desc`;

/**
 * A page of a company's changes, newest first, with the total; one statement. What a batch has made stands in the line of its
 * start, unless a person, a kind or a batch is asked for.
 */
export const historyPage = (
  database: Database,
  scope: Scope,
  request: HistoryFilter & { maxEntries: number; offset: number },
): Promise<Page<HistoryRow>> =>
  pageWithTotal(database, {
    ...searched(scope, request, { ofBatches: asksForSingleChanges(request) }),
    maxEntries: request.maxEntries,
    offset: request.offset,
    order: newestFirst,
    entry: historyRow,
  });

/** The next changes after the last one read, each change of a batch among them. */
export async function historyAfter(
  database: Database,
  scope: Scope,
  request: HistoryFilter & { after: Pick<HistoryRow, 'id' | 'at'> | null; maxEntries: number },
): Promise<HistoryRow[]> {
  const { after, maxEntries } = request;
  const { matched, ctes } = searched(scope, request, { ofBatches: true });
  const older = after
    ? sql<SqlBool>`(at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql<SqlBool>`true`;
  const { rows } = await sql<{ row: HistoryRow }>`
    with ${ctes ? sql`${ctes}, ` : sql``}matched as not materialized (${matched}), page as (
      select id, at from matched where ${older} order by at desc, id desc limit ${maxEntries}
    )
    select to_jsonb(entry) as row
      from page cross join lateral (${historyRow}) as entry order by ${newestFirst}`.execute(
    tablesOf(database),
  );
  return rows.map(({ row }) => row);
}

/** The start of a business day (domain: Time). */
const startOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime('Europe/Oslo').toInstant();

const isOfKind = (kind: string) => sql<SqlBool>`change.kind = ${kind}`;

const asksForSingleChanges = ({ searchFor, kind, batch }: HistoryFilter): boolean =>
  searchWords(searchFor).length > 0 || kind !== '' || batch !== undefined;

/** The changes that match a filter, with those that a batch has made or without. */
function searched(
  scope: Scope,
  { companyId, searchFor, from, to, kind, batch }: HistoryFilter,
  { ofBatches }: { ofBatches: boolean },
) {
  const words = searchWords(searchFor);
  const conditions: RawBuilder<SqlBool>[] = [withinCompany(scope, 'change', companyId)];
  if (from) conditions.push(sql<SqlBool>`change.at >= ${startOf(from)}::timestamptz`);
  if (to) conditions.push(sql<SqlBool>`change.at < ${startOf(to.add({ days: 1 }))}::timestamptz`);
  if (kind !== '') conditions.push(isOfKind(kind));
  if (batch !== undefined) conditions.push(sql<SqlBool>`change.batch_id = ${batch}::bigint`);
  if (!ofBatches) conditions.push(sql<SqlBool>`change.batch_id is null`);
  if (words.length > 0) conditions.push(isOfPerson(companyId));
  return {
    matched: sql`
      select change.id, change.at from changes.change where ${sql.join(conditions, sql` and `)}`,
    ...(words.length > 0 && { ctes: people(scope, companyId, words) }),
  };
}

/** The people that a search matches: holders of the company by name or phone, users by name only. */
const people = (scope: Scope, companyId: number, words: readonly string[]) => sql`
  holder as materialized (
    select id from holders.listed_holder as holder
     where ${withinCompany(scope, 'holder', companyId)} and ${isKnownHolder('holder')} and ${containsFolded('folded', words)}
  ), person as materialized (
    select id from (
      select id, text.fold(first_name || ' ' || last_name) as named from users.listed_user
       where tenant = ${scope.tenant} and ${containsFolded('folded', words)}) as candidate
     where ${containsFolded('named', words)}
  )`;

const isOfPerson = (companyId: number) => sql<SqlBool>`(
  change.id in (
    select change_id from changes.about
     where about.company_id = ${companyId} and about.holder_id in (select id from holder))
  or change.user_id in (select id from person)
  or (change.subject_type = 'user' and change.subject_id in (select id::text from person)))`;
