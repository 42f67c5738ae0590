import type { PageAddress } from '@takst/contract/path-to.ts';
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique in its table, and what `onSort` is told. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column that names the row: it carries the row's link and its heading for screen readers. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  align?: 'start' | 'end';
  /** In rem, padding included, where the table has room. The columns without a width share the rest. */
  width?: number;
  /** Where it stands when the row is a card on a narrow screen; `detail` unless told, `below` is under it. */
  onCard?: 'title' | 'detail' | 'below' | 'aside' | 'hidden';
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Lets rows be ticked, beside the link that a row is. */
export interface RowTicks<Row> {
  isTicked: (row: Row) => boolean;
  onTick: (rows: readonly Row[], isTicked: boolean) => void;
  /** Who or what is ticked: 'Velg Kari Nordmann'. */
  label: (row: Row) => string;
  /** For the box that ticks all rows that are shown. */
  allLabel: string;
}

export interface TableProps<Row> {
  /** What the table is a table of, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are on their way: skeleton rows stand in. */
  rows: readonly Row[] | undefined;
  /** The rows are those of the search before, while the new ones are on their way. */
  isStale?: boolean | undefined;
  rowKey: (row: Row) => string | number;
  /** Makes the whole row a link to a page; null for a row that has none. */
  rowPath?: ((row: Row) => PageAddress | null) | undefined;
  /** What the link of a row carries after the question mark: where in the list it was. */
  rowSearch?: Readonly<Record<string, string>>;
  ticks?: RowTicks<Row> | undefined;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Below this many pixels the rows are cards (spec 1 §2.4: 860 for users). */
  cardsBelow?: 600 | 860;
  skeletonRows?: number;
}

export const nextSort = (column: string, sort: Sort | undefined): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
