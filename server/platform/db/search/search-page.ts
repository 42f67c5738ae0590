import type { SortBy } from '@takst/contract/platform/lists/paging.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containsAsTyped, containsFolded } from './contains-words.ts';
import type { Database } from '../database.ts';
import { type Page, type PageRequest, pageWithTotal } from './page-with-total.ts';
import { tablesOf } from '../tables.ts';

/** What a row is sorted by. */
export type Key = {
  key: RawBuilder<unknown>;
  /** Rows without the key come last, in both directions. */
  isNullable?: boolean;
  /** What is joined to the table for the key. */
  join?: RawBuilder<unknown>;
};

/** What a column is sorted by; a function of the call where it needs one. */
export type ColumnKey<Call> = RawBuilder<unknown> | ((call: Call) => Key);

/** Another order than the list's own; rows with the same key are in the list's own. */
export type SortKey = Key & { isDescending: boolean };

/** The key of a column that a call names; undefined for the list's own order. */
export function sortKey<Column extends string>(
  sort: SortBy<Column> | undefined,
  keys: Readonly<Record<Column, () => Key>>,
): SortKey | undefined {
  if (sort === undefined) return undefined;
  const isDescending = sort.startsWith('-');
  const column = (isDescending ? sort.slice(1) : sort) as Column;
  return { ...keys[column](), isDescending };
}

export type SearchedRows = {
  /** A table with the columns `id`, `sorted`, `searched` and `folded`; its name without the schema. */
  schema: string;
  table: string;
  /** The view that keeps its rows within the row scope and lets an index of its words be used (docs/decisions/0144). */
  listedBy?: string;
  where: RawBuilder<SqlBool>;
  /** What is chosen, where it is. It may read many rows of other tables: it is evaluated once, for the page and the total together. */
  filters?: readonly (RawBuilder<SqlBool> | undefined)[] | undefined;
  words: readonly string[];
  sort?: SortKey | undefined;
  /** No index has the order of these rows: they are read once, for the page and the total together, filtered or not. */
  isReadOnce?: boolean | undefined;
  /** Where a row of the list is one of another table, as a ticket of a holder: how that one is joined, and its id. */
  each?: { readonly join: RawBuilder<unknown>; readonly id: RawBuilder<number> } | undefined;
  /** Rows that are found by something else than their words, as by the number of a card. */
  alsoFound?: RawBuilder<SqlBool> | undefined;
};

export type SearchRequest = Pick<PageRequest, 'maxEntries' | 'offset' | 'entry'> & SearchedRows;

/**
 * A page of the rows that contain every word, in Norwegian order. When no row has the words as typed,
 * the rows that have them without marks and Norwegian letters (“odegard” finds Ødegård). The table or
 * its index is read once for both (docs/decisions/0016).
 */
export const searchPage = <Entry>(
  database: Database,
  { maxEntries, offset, entry, ...rows }: SearchRequest,
): Promise<Page<Entry>> =>
  pageWithTotal(database, { ...matchesOf(rows), maxEntries, offset, entry });

/** How many rows are read at a time for a file. */
const entriesAtATime = 250;

/**
 * All rows of a search, in parts. What belongs to it and in which order is read once at the beginning, so that no row
 * comes twice or is left out while others are added.
 */
export async function* searchAll<Entry>(
  database: Database,
  { entry, ...rows }: SearchedRows & Pick<PageRequest, 'entry'>,
): AsyncGenerator<Entry[]> {
  const { matched, order, ctes } = matchesOf(rows);
  const all = await sql<{ ids: number[] }>`
    with ${ctes ? sql`${ctes}, ` : sql``}matched as not materialized (${matched})
    select coalesce(jsonb_agg(page.id order by ${order}), '[]') as ids
      from matched as page`.execute(tablesOf(database));
  const ids = all.rows[0]?.ids ?? [];
  for (let start = 0; start < ids.length; start += entriesAtATime) {
    const part = ids.slice(start, start + entriesAtATime);
    const { rows: entries } = await sql<{ entry: Entry }>`
      select to_jsonb(entry) as entry
        from unnest(${sql.val(part)}::bigint[]) with ordinality as page(id, place)
       cross join lateral (${entry}) as entry
       order by page.place`.execute(tablesOf(database));
    yield entries.map((row) => row.entry);
  }
}

type Matches = Pick<PageRequest, 'matched' | 'order' | 'ctes'>;

function matchesOf({
  schema,
  table,
  listedBy = table,
  where,
  filters = [],
  isReadOnce = false,
  words,
  sort,
  each,
  alsoFound,
}: SearchedRows): Matches {
  const activeFilters = filters.filter((filter) => filter !== undefined);
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const listed = sql`${each?.id ?? column('id')} as id, ${column('sorted')}`;
  const columns = sort ? sql`${listed}, ${sort.key} as key` : listed;
  const from = sql`${sql.table(`${schema}.${listedBy}`)} as ${sql.id(table)}`;
  const rows = sql`${from} ${each?.join ?? sql``} ${sort?.join ?? sql``}`;
  const direction = sort?.isDescending ? sql`desc` : sql`asc`;
  const nullsLast = sort?.isNullable ? sql`nulls last` : sql``;
  const order = sort
    ? sql`page.key ${direction} ${nullsLast}, page.sorted, page.id`
    : sql`page.sorted, page.id`;
  const condition = sql<SqlBool>`${sql.join([where, ...activeFilters], sql` and `)}`;
  if (words.length === 0) {
    const matched = sql`select ${columns} from ${rows} where ${condition}`;
    if (activeFilters.length === 0 && !isReadOnce) return { matched, order };
    const ctes = sql`filtered as materialized (${matched})`;
    return { ctes, matched: sql`select * from filtered`, order };
  }
  const isFound = containsFolded(`${table}.folded`, words);
  // Apart from the words, as no index serves an `or` over two tables.
  const others = alsoFound
    ? sql`union all
        select ${columns}, true from ${rows} where ${condition} and ${alsoFound} and not ${isFound}`
    : sql``;
  return {
    order,
    ctes: sql`
      folded_match as materialized (
        select ${columns}, ${containsAsTyped(`${table}.searched`, words)} as as_typed
          from ${rows}
         where ${condition} and ${isFound}
        ${others}
      )`,
    matched: sql`
      select ${sort ? sql`id, sorted, key` : sql`id, sorted`} from folded_match
       where as_typed or not exists (select from folded_match where as_typed)`,
  };
}
