import type * as z from 'zod/mini';
import type { pageOf, pageQuery, rowsQuery, SortBy, wholeListQuery } from './paging.ts';
import type { Need, PathParams, Route } from '#platform/calls/route.ts';
import type { Workbook } from './workbook-of.ts';

/** What a list says itself, in the languages of its pages and files. */
export type BilingualHeading = Readonly<Record<'nb' | 'en', string>>;

type ListColumn = {
  /** Above the column on the page; a column without one stands in the file alone. */
  readonly heading?: BilingualHeading;
  /** In the file, under the same heading or under its own. */
  readonly file?: true | BilingualHeading;
  readonly sort?: true;
};

/** What rows are chosen by beside search and filter. */
type ListChoice = {
  readonly schema: z.ZodMiniType;
  /** Its name in the address of the page, where that is another one than in the call. */
  readonly address?: string;
  /**
   * What a value in that address means, undefined for nothing; without it the schema reads it. Its parameter needs a
   * type, else the literal loses its own.
   */
  readonly read?: (text: string) => unknown;
};
export type Choices = Readonly<Record<string, ListChoice>>;
type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The call that says how many rows there are in all and by filter. */
type CountsDefinition = {
  /** What its path has beside that of the list: `count` without it. */
  readonly part?: string;
  readonly summary?: string;
  /** The filters that are counted, where some are not. */
  readonly of?: readonly string[];
  /** What it says beside. */
  readonly also?: Shape;
  /** It counts what the choices of the list leave. */
  readonly within?: 'choices';
};

export type Definition = {
  readonly path: `/${string}`;
  /** One sentence for the API page. */
  readonly summary: string;
  /** What rows are called in the sentences about counts and files: `companies`. */
  readonly plural: string;
  readonly needs: Need;
  /** The path parameter with the company. */
  readonly company?: 'id';
  /** One of them at a time. */
  readonly filters?: readonly string[];
  readonly choices?: Choices;
  /** A call that names no number of entries gets all of them. */
  readonly comesWhole?: true;
  /** In the order of page and file. */
  readonly columns: Readonly<Record<string, ListColumn>>;
  /** The column of the list's own order, `-column` for descending. */
  readonly sortedBy: string;
  readonly entry: z.ZodMiniType;
  readonly counts?: CountsDefinition;
  /** The name of the file. */
  readonly file?: BilingualHeading;
  /** The file comes as a workbook too. */
  readonly workbook?: true;
};

type ColumnsWith<Columns, Part> = {
  [K in keyof Columns & string]: Columns[K] extends Part ? K : never;
}[keyof Columns & string];
export type SortsOf<D extends Definition> = ColumnsWith<D['columns'], { sort: true }>;

type FiltersOf<D> = D extends { filters: readonly (infer F extends string)[] } ? F : never;
type ChoicesOf<D> = D extends { choices: infer C extends Choices } ? C : Record<never, ListChoice>;
type PartOf<D> = D extends { counts: { part: infer P extends string } } ? P : 'count';
type CountedOf<D> = D extends { counts: { of: readonly (infer F extends string)[] } }
  ? F
  : FiltersOf<D>;
type AlsoOf<D> = D extends { counts: { also: infer S extends Shape } } ? S : Record<never, never>;

type OptionalOf<C extends Choices> = {
  -readonly [K in keyof C]: z.ZodMiniOptional<C[K]['schema']>;
};
type RowsOf<D extends Definition> = ReturnType<typeof rowsQuery<FiltersOf<D>, SortsOf<D>>> &
  OptionalOf<ChoicesOf<D>>;

type PageQueryOf<D> = D extends { comesWhole: true }
  ? (typeof wholeListQuery)['shape']
  : (typeof pageQuery)['shape'];
type WithinOf<D> = D extends { counts: { within: 'choices' } }
  ? { query: z.ZodMiniObject<Record<never, never> & OptionalOf<ChoicesOf<D>>> }
  : unknown;

type PartPath<
  Path extends string,
  Part extends string,
> = Path extends `/${infer Before}/by-company-id/{id}`
  ? `/${Before}/${Part}/by-company-id/{id}`
  : Path extends `/${infer Before}`
    ? `/${Before}/${Part}`
    : never;

type ReadRoute<D extends Definition> = {
  method: 'GET';
  summary: string;
  needs: D['needs'];
  company?: string;
  refusals: Record<never, never>;
};
type CountsOf<D extends Definition> = WithinOf<D> &
  ReadRoute<D> & {
    path: PartPath<D['path'], PartOf<D>>;
    reply: z.ZodMiniObject<
      {
        all: z.ZodMiniType<number, number>;
        counts: z.ZodMiniType<Record<CountedOf<D>, number>, Record<CountedOf<D>, number>>;
      } & AlsoOf<D>
    >;
  };
type CsvOf<D extends Definition> = ReadRoute<D> & {
  path: PartPath<D['path'], 'csv'>;
  query: z.ZodMiniObject<RowsOf<D>>;
  download: 'text/csv';
  reply: z.ZodMiniType<string, string>;
};

/** What `listOf` makes of a literal. */
export type ListOf<D extends Definition> = {
  filters: readonly FiltersOf<D>[];
  choices: ChoicesOf<D>;
  columns: D['columns'];
  /** The columns by which the list can be sorted. */
  sorts: readonly SortsOf<D>[];
  sortedBy: SortBy<SortsOf<D>>;
  /** Which rows, and their order, as calls and files take them. */
  rows: RowsOf<D>;
  list: ReadRoute<D> & {
    path: D['path'];
    query: z.ZodMiniObject<PageQueryOf<D> & RowsOf<D>>;
    reply: ReturnType<typeof pageOf<D['entry']>>;
  };
} & (D extends { counts: object } ? { counts: CountsOf<D> } : unknown) &
  (D extends { file: BilingualHeading } ? { fileName: BilingualHeading; csv: CsvOf<D> } : unknown) &
  (D extends { workbook: true } ? { xlsx: Workbook<CsvOf<D>> } : unknown);

/** Any list, for the code that serves and shows all of them. */
export type ListShape = {
  filters: readonly string[];
  choices: Choices;
  columns: Readonly<Record<string, ListColumn>>;
  sorts: readonly string[];
  sortedBy: string;
  rows: Shape;
  list: Route;
  counts?: Route;
  fileName?: BilingualHeading;
  csv?: Route & { download: 'text/csv' };
  xlsx?: Route;
};

/** The columns of a list that its page has. */
export type PageColumn<L extends ListShape> = ColumnsWith<
  L['columns'],
  { heading: BilingualHeading }
>;
/** The columns that its file has. */
export type FileColumn<L extends ListShape> = ColumnsWith<
  L['columns'],
  { file: true | BilingualHeading }
>;
export type FilterOf<L extends ListShape> = L['filters'][number];
/** Search, filter, sort and choices, decoded. */
export type RowsQuery<L extends ListShape> = z.output<z.ZodMiniObject<L['rows']>>;
export type ParamsOf<L extends ListShape> = PathParams<L['list']>;
/** What every row of a list has. */
export type ListedRow = { id: number | string };
export type EntryOf<L extends ListShape> =
  z.output<L['list']['reply']> extends { matches: (infer E extends ListedRow)[] } ? E : never;
