import type { CompanyHistoryFilter } from '@takst/contract/companies/company-history.schema.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinCompany } from '#access/within-scope.ts';
import type { Recorded } from '#changes/differences.ts';
import { containsFolded } from '#db/search/contains-words.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type HistoryRow = {
  id: number;
  at: string;
  kind: string;
  channel: string;
  who: string | null;
  about: string | null;
  before: Recorded | null;
  after: Recorded | null;
};

type Page = { totalEntries: number; matches: HistoryRow[] };
type Filter = CompanyHistoryFilter & { companyId: number };

/** One page of what happened to a company, newest first, and how much there is; one statement. */
export async function historyPage(
  database: Database,
  scope: Scope,
  asked: Filter & { maxEntries: number; offset: number },
): Promise<Page> {
  const { rows } = await sql<Page>`
    with ${meant(scope, asked)}, page as (
      select id, at from meant order by at desc, id desc limit ${asked.maxEntries} offset ${asked.offset}
    ), ${entries(asked)}
    select (select count(*) from meant)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) order by at desc, id desc) from entry),
                    '[]') as matches`.execute(tablesOf(database));
  return rows[0] ?? { totalEntries: 0, matches: [] };
}

/** The next of them after one that has been read, as many as are asked for. */
export async function historyAfter(
  database: Database,
  scope: Scope,
  asked: Filter & { after: Pick<HistoryRow, 'id' | 'at'> | null; most: number },
): Promise<HistoryRow[]> {
  const { after, most } = asked;
  const older = after
    ? sql<SqlBool>`(at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql<SqlBool>`true`;
  const { rows } = await sql<{ matches: HistoryRow[] }>`
    with ${meant(scope, asked)}, page as (
      select id, at from meant where ${older} order by at desc, id desc limit ${most}
    ), ${entries(asked)}
    select coalesce(jsonb_agg(to_jsonb(entry) order by at desc, id desc), '[]') as matches
      from entry`.execute(tablesOf(database));
  return rows[0]?.matches ?? [];
}

/** Days are those of the business (domain: Time). */
const startOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime('Europe/Oslo').toInstant();

/** Not materialised: a page of all reads the first rows of the index, a number the index alone. */
function meant(scope: Scope, { companyId, searchFor, from, to, kind }: Filter) {
  const words = searchWords(searchFor);
  const conditions: RawBuilder<SqlBool>[] = [withinCompany(scope, 'change', companyId)];
  if (from) conditions.push(sql<SqlBool>`change.at >= ${startOf(from)}::timestamptz`);
  if (to) conditions.push(sql<SqlBool>`change.at < ${startOf(to.add({ days: 1 }))}::timestamptz`);
  if (kind !== '') conditions.push(sql<SqlBool>`change.kind = ${kind}`);
  if (words.length > 0) conditions.push(isOfPerson);
  const change = sql`meant as not materialized (
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

/** The rows of a page with who made them, and whom or what they are about. */
const entries = ({ companyId }: Filter) => sql`
  entry as (
    select change.id, change.at, change.kind, change.channel, change.before, change.after,
           maker.first_name || ' ' || maker.last_name as who,
           coalesce(holder_of.first_name || ' ' || holder_of.last_name,
                    subject.first_name || ' ' || subject.last_name,
                    case when change.subject_type = 'agreement' then change.subject_id end) as about
      from page
      join changes.change on change.id = page.id
      left join users."user" maker on maker.tenant = change.tenant and maker.id = change.user_id
      left join users."user" subject
        on subject.tenant = change.tenant
       and subject.id = case when change.subject_type = 'user' then change.subject_id::bigint end
      left join company_tickets.subscriber holder_of
        on holder_of.company_id = ${companyId} and holder_of.person_key = change.person_key
  )`;
