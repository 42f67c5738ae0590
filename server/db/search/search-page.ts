import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containsAsTyped, containsFolded } from './contains-words.ts';
import type { Database } from '../database.ts';
import { type Page, type PageRequest, pageWithTotal } from './page-with-total.ts';

export type SearchRequest = Pick<PageRequest, 'maxEntries' | 'offset' | 'entry'> & {
  /** A table with the columns `id`, `sorted`, `searched` and `folded`. */
  table: string;
  where: RawBuilder<SqlBool>;
  words: readonly string[];
};

/**
 * A page of the rows that contain every word, in Norwegian order. When no row has the words as typed,
 * the rows that have them without marks and Norwegian letters (“odegard” finds Ødegård). The table or
 * its index is read once for both (docs/decisions/0016).
 */
export function searchPage<Entry>(
  database: Database,
  { table, where, words, ...page }: SearchRequest,
): Promise<Page<Entry>> {
  const rows = sql.table(table);
  const order = sql`page.sorted, page.id`;
  if (words.length === 0) {
    const matched = sql`select id, sorted from ${rows} where ${where}`;
    return pageWithTotal(database, { ...page, order, matched });
  }
  return pageWithTotal(database, {
    ...page,
    order,
    ctes: sql`
      folded_match as materialized (
        select id, sorted, ${containsAsTyped('searched', words)} as as_typed
          from ${rows}
         where ${where} and ${containsFolded('folded', words)}
      )`,
    matched: sql`
      select id, sorted from folded_match
       where as_typed or not exists (select from folded_match where as_typed)`,
  });
}
