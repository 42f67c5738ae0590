import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { type Page, type PageRequest, pageWithTotal } from '#db/search/page-with-total.ts';
import type { SortKey } from '#db/search/search-page.ts';

type ListedRows<Row> = Pick<PageRequest, 'maxEntries' | 'offset'> & {
  /** A `select` of `id`, of `key` and of what the list's own order needs. */
  readonly matched: RawBuilder<unknown>;
  readonly key: SortKey | undefined;
  readonly ownOrder: RawBuilder<unknown>;
  readonly rowsWithIds: (ids: readonly number[]) => Promise<readonly Row[]>;
};

/** Which rows a page of a list has, or all of them, then those rows with their dates. */
export async function listedRows<Row extends { readonly id: number }>(
  database: Database,
  { maxEntries, offset, matched, key, ownOrder, rowsWithIds }: ListedRows<Row>,
): Promise<Page<Row>> {
  const direction = key?.isDescending ? sql`desc` : sql`asc`;
  const { totalEntries, matches } = await pageWithTotal<{ id: number }>(database, {
    maxEntries,
    offset,
    matched,
    order: key ? sql`page.key ${direction}, ${ownOrder}` : ownOrder,
    entry: sql`select page.id`,
  });
  const ids = matches.map(({ id }) => id);
  const rows = await rowsWithIds(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { totalEntries, matches: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** The bounds of a list that is read whole. */
export const allRows = { maxEntries: null, offset: 0 } as const;
