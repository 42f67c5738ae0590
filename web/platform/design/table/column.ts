import type { PageAddress } from '@takst/contract/app/path-to.ts';
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique in its table; passed to `onSort`. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** On a card, which has no headings, where the cell alone would not say what it is. */
  cardCell?: (row: Row) => ReactNode;
  /** On a card, what the cell has beside its text: links and what opens have no room in the title. */
  cardBelow?: (row: Row) => ReactNode;
  /** The column that names the row: it holds the row's link and is its row header. */
  isRowHeader?: boolean;
  /** Names the row, too, as the last name beside the first one. */
  isName?: boolean;
  /** What only identifies stays on one line and ends with dots; pointed at, it is shown in full. */
  isCut?: boolean;
  isSortable?: boolean;
  align?: 'start' | 'end';
  /** In rem, including the padding of a window below 87rem; columns without a width share the rest. Ignored on cards. */
  width?: number;
  /** Only where the window is wide, or wider than most: a narrower table leaves it out. */
  isForWide?: boolean | 'widest';
  /** Position on the card of a narrow screen; `detail` by default, `below` is under it. */
  onCard?: 'title' | 'detail' | 'below' | 'aside' | 'hidden';
}

/** The table has the widths that its columns ask for, however long their words are. */
export const hasFixedWidths = (columns: readonly { readonly width?: number }[]): boolean =>
  columns.some(({ width }) => width !== undefined);

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Check boxes for rows, separate from the row's link. */
export interface RowTicks<Row> {
  isTicked: (row: Row) => boolean;
  /** Rows without a box, for which nothing can be done; all have one without it. */
  isTickable?: (row: Row) => boolean;
  /** `isRange`: up to this row, from the one before; the table itself finds those between. */
  onTick: (rows: readonly Row[], isTicked: boolean, isRange?: boolean) => void;
  /** Accessible name: 'Velg Kari Nordmann'. */
  label: (row: Row) => string;
  /** Label of the box that ticks all visible rows. */
  allLabel: string;
}

export const isTickable = <Row>({ isTickable: is }: RowTicks<Row>, row: Row): boolean =>
  is?.(row) ?? true;

/** `new`: just added by the user. `changed`: has other content than before, for some seconds. */
export type RowMark = 'new' | 'changed' | 'fading';

export interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading: skeleton rows are shown. */
  rows: readonly Row[] | undefined;
  /** The rows belong to the previous request; new ones are loading. */
  isStale?: boolean | undefined;
  rowKey: (row: Row) => string | number;
  /** The page that the row links to; null for none. */
  rowPath?: ((row: Row) => PageAddress | null) | undefined;
  /** Query parameters of the row's link: the state of the list. */
  rowSearch?: Readonly<Record<string, string>>;
  ticks?: RowTicks<Row> | undefined;
  markOf?: ((row: Row) => RowMark | undefined) | undefined;
  /** What is opened below a row, as wide as the table; null for a row that is closed. */
  below?: ((row: Row) => ReactNode) | undefined;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  empty: ReactNode;
  /** Below this width in pixels the rows are cards (spec 1 §2.4: 860 for users). */
  cardsBelow?: 600 | 860 | 1024 | 1280;
  skeletonRows?: number;
}

export const nextSort = (column: string, sort: Sort | undefined): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
