import type {
  EntryOf,
  FileColumn,
  ListShape,
  ParamsOf,
  RowsQuery,
  BilingualHeading,
} from '@takst/contract/platform/lists/list-types.ts';
import type { Reply, Route } from '@takst/contract/platform/calls/route.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Chosen, ListRows } from '#platform/db/search/list-rows.ts';
import type { ColumnKey } from '#platform/db/search/search-page.ts';
import type { Call, Language } from '#platform/http/call.ts';
import type { XlsxCell } from '#platform/http/xlsx/xlsx-cells.ts';

export type Maybe<T> = T | Promise<T>;

/** A call for a page of a list or for its file. */
export type ListCall<L extends ListShape> = {
  readonly scope: Scope;
  readonly params: ParamsOf<L>;
  readonly query: RowsQuery<L>;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  readonly language: Language;
};

type KeyOf<L extends ListShape, Column> = Column extends { sort: true }
  ? { readonly key: ColumnKey<ListCall<L>> }
  : unknown;
type CellOf<L extends ListShape, Column> = Column extends { file: true | BilingualHeading }
  ? {
      /** In the file: one of `textCell`, `oreCell`, `countCell` and `dateCell`. */
      readonly cell: (entry: EntryOf<L>, call: ListCall<L>) => XlsxCell | null;
      /** In a workbook, in characters. */
      readonly width?: number;
    }
  : unknown;

/** What each column is sorted by, and its cell in the file: a column of the list that is missing does not compile. */
type ListColumns<L extends ListShape> = {
  readonly [
    K in keyof L['columns'] as unknown extends KeyOf<L, L['columns'][K]> &
      CellOf<L, L['columns'][K]>
      ? never
      : K
  ]: KeyOf<L, L['columns'][K]> & CellOf<L, L['columns'][K]>;
};

type CountsOf<L extends ListShape> = L extends { counts: infer R extends Route }
  ? { readonly counts: (call: Call<R>) => Promise<Reply<R>> }
  : { readonly counts?: never };

/** What the server knows of a list beside its literal. */
export type ListServer<L extends ListShape, Row> = {
  readonly rows: (call: ListCall<L>, chosen: Chosen) => ListRows<Row>;
  /** What the list answers for a row. */
  readonly describe: (call: ListCall<L>) => Maybe<(row: Row) => EntryOf<L>>;
  readonly columns: ListColumns<L>;
  /** The name of the file, without its ending, where it depends on more than company and day. */
  readonly fileName?: (call: ListCall<L>) => Maybe<string>;
  /** Headings in the file that depend on who asks. */
  readonly headings?: (call: ListCall<L>) => Partial<Record<FileColumn<L>, string>>;
} & CountsOf<L>;
