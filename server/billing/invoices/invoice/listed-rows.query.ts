import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type ListRows, rowsAtOnce } from '#platform/db/search/list-rows.ts';
import { pageWithTotal } from '#platform/db/search/page-with-total.ts';
import type { SortKey } from '#platform/db/search/search-page.ts';

type ListedRows<Row> = {
  /** A `select` of `id`, of `key` and of the columns that `ownOrder` needs. */
  readonly matched: RawBuilder<unknown>;
  readonly key: SortKey | undefined;
  readonly ownOrder: RawBuilder<unknown>;
  readonly rowsWithIds: (ids: readonly number[]) => Promise<readonly Row[]>;
};

/** Which rows a page of a list has, or all of them, then those rows with their dates. */
export const listedRows = <Row extends { readonly id: number }>(
  database: Database,
  { matched, key, ownOrder, rowsWithIds }: ListedRows<Row>,
): ListRows<Row> =>
  rowsAtOnce(async (bounds) => {
    const direction = key?.isDescending ? sql`desc` : sql`asc`;
    const { totalEntries, matches } = await pageWithTotal<{ id: number }>(database, {
      ...bounds,
      matched,
      order: key ? sql`page.key ${direction}, ${ownOrder}` : ownOrder,
      entry: sql`select page.id`,
    });
    const ids = matches.map(({ id }) => id);
    const rows = await rowsWithIds(ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { totalEntries, matches: ids.flatMap((id) => byId.get(id) ?? []) };
  });
