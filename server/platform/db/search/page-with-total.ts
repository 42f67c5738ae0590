import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database.ts';
import { tablesOf } from '../tables.ts';

export type Page<Entry> = { totalEntries: number; matches: Entry[] };

export type PageRequest = {
  /** Null for all. */
  maxEntries: number | null;
  offset: number;
  /** A `select` of all rows of the list, with no more columns than `order` and `entry` need. */
  matched: RawBuilder<unknown>;
  /** Order of the rows, which are called `page` here and in `entry`: `page.name, page.id`. */
  order: RawBuilder<unknown>;
  /** A `select` of the answer for one row of `page`, as JSON: without dates and instants. */
  entry: RawBuilder<unknown>;
  /** Common table expressions that `matched` reads. */
  ctes?: RawBuilder<unknown>;
  /** More columns of the answer, beside the page. */
  columns?: RawBuilder<unknown>;
};

/**
 * A page of a list and the exact number of its rows, in one statement. `matched` is not materialized:
 * an index in the order of the list answers the first page without reading the other rows.
 */
export async function pageWithTotal<Entry, Columns = unknown>(
  source: Database | Transaction,
  { maxEntries, offset, matched, order, entry, ctes, columns }: PageRequest,
): Promise<Page<Entry> & Columns> {
  const { rows } = await sql<Page<Entry> & Columns>`
    with ${ctes ? sql`${ctes}, ` : sql``}matched as not materialized (${matched}), page as (
      select * from matched as page order by ${order} limit ${maxEntries} offset ${offset}
    )
    select ${columns ? sql`${columns}, ` : sql``}
           (select count(*) from matched)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) order by ${order})
                       from page cross join lateral (${entry}) as entry), '[]') as matches
  `.execute(tablesOf(source));
  const [page] = rows;
  if (!page) throw new Error('A select without a from clause returned no row.');
  return page;
}
