import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompanies } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { type Chosen, type ListRows, searchedRows } from '#platform/db/search/list-rows.ts';
import type { SearchedRows } from '#platform/db/search/search-page.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';

/** The kinds of people in the lists of companies: employees and residents, families, pupils. */
export type ListedKind = 'subscriber' | 'free' | 'pupil';

/** The people of one kind in one company, or in every company of the scope. */
export type HolderList = {
  readonly scope: CompanyScope;
  readonly companyId: number | undefined;
  readonly kind: ListedKind;
};

type HolderSearch = HolderList &
  Chosen &
  Pick<SearchedRows, 'each' | 'alsoFound'> & {
    /** Conditions on `holders.holder` that the service adds, where they are chosen; a person meets all of them. */
    readonly filters?: readonly (RawBuilder<SqlBool> | undefined)[];
    /** A `select` of the answer for one row of `page`, as JSON. */
    readonly entry: RawBuilder<unknown>;
  };

/** Those of a list in whose name, employee number, phone or class each word is found. */
export const searchedHolders = <Row>(
  database: Database,
  { words, sort, filters, entry, each, alsoFound, ...list }: HolderSearch,
): ListRows<Row> =>
  searchedRows(database, {
    schema: 'holders',
    table: 'holder',
    listedBy: 'listed_holder',
    where: isListed(list),
    filters,
    // An index has the order of one company's people.
    isReadOnce: list.companyId === undefined,
    words,
    sort,
    each,
    alsoFound,
    entry,
  });

/** How many people a list has in all, as a column of another statement. */
export const countOfHolders = (list: HolderList): RawBuilder<number> =>
  sql<number>`(select count(*) from holders.holder where ${isListed(list)})::int`;

/**
 * What every list of people may be sorted by. People without the value, such as a pupil on a nameless card, come last.
 * By name, first name and employee number as the indexes of subscribers have them.
 */
export function holderSortKeys(kind: ListedKind) {
  const optional = (key: RawBuilder<unknown>) => () =>
    kind === 'subscriber' ? { key } : { key, isNullable: true };
  return {
    lastName: () => ({ key: sql`holder.sorted` }),
    firstName: optional(sql`text.sort_key(holder.first_name) collate "C"`),
    employeeId: optional(sql`text.natural_key(holder.employee_id) collate "C"`),
    phone: optional(sql`holder.phone_country_code || holder.phone`),
    className: optional(sql`text.natural_key(holder.class_name) collate "C"`),
  };
}

/** The kind is part of the text of the statement, so that the index of its list serves it. */
const isListed = ({ scope, companyId, kind }: HolderList) => sql<SqlBool>`
  ${withinCompanies(scope, 'holder', companyId)}
  and holder.kind = ${sql.lit(kind)} and ${isKnownHolder('holder')}`;
