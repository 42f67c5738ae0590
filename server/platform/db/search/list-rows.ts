import type { RawBuilder } from 'kysely';
import type { Database } from '../database.ts';
import type { Page, PageRequest } from './page-with-total.ts';
import { searchAll, type SearchedRows, searchPage, type SortKey } from './search-page.ts';

type Bounds = Pick<PageRequest, 'maxEntries' | 'offset'>;

/** The rows of a list that a call asks for, by page and all. */
export type ListRows<Row> = {
  readonly page: (bounds: Bounds) => Promise<Page<Row>>;
  /** All pages, in parts: for the file. */
  readonly all: () => AsyncIterable<readonly Row[]>;
};

/** How a call chooses and orders: words that each row must have, and a column, or the list's own order. */
export type Chosen = { readonly words: readonly string[]; readonly sort: SortKey | undefined };

/** The rows of one table. */
export const searchedRows = <Row>(
  database: Database,
  rows: SearchedRows & { entry: RawBuilder<unknown> },
): ListRows<Row> => ({
  page: (bounds) => searchPage(database, { ...rows, ...bounds }),
  all: () => searchAll(database, rows),
});

/** Those of a list that is short enough to be read at once. */
export const rowsAtOnce = <Row>(page: ListRows<Row>['page']): ListRows<Row> => ({
  page,
  async *all() {
    yield (await page({ maxEntries: null, offset: 0 })).matches;
  },
});
