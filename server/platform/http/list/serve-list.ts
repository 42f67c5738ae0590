import type { ListShape } from '@takst/contract/platform/lists/list-types.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import type { Chosen, ListRows } from '#platform/db/search/list-rows.ts';
import type { ColumnKey, SortKey } from '#platform/db/search/search-page.ts';
import type { Call } from '#platform/http/call.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { type SheetFormat, sheetDownload } from '#platform/http/xlsx/sheet-download.ts';
import type { XlsxCell } from '#platform/http/xlsx/xlsx-cells.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import type { ListServer, Maybe } from './list-server.ts';

type AnyCall = Omit<Call<Route>, 'query' | 'params'> & {
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: {
    readonly searchFor: string;
    readonly sort?: string | undefined;
    readonly maxEntries?: number | undefined;
    readonly offset: number;
  };
};
type AnyColumn = {
  readonly key?: ColumnKey<AnyCall>;
  readonly cell?: (entry: unknown, call: AnyCall) => XlsxCell | null;
  readonly width?: number;
};
type AnyServer = {
  readonly rows: (call: AnyCall, chosen: Chosen) => ListRows<unknown>;
  readonly describe: (call: AnyCall) => Maybe<(row: unknown) => unknown>;
  readonly columns: Readonly<Record<string, AnyColumn>>;
  readonly fileName?: (call: AnyCall) => Maybe<string>;
  readonly headings?: (call: AnyCall) => Readonly<Record<string, string>>;
  readonly counts?: (call: AnyCall) => Promise<unknown>;
};

/** Binds the calls of a list, `list`, `counts`, `csv` and `xlsx`, as far as its literal has them. The types of each list are above, its rows are any here. */
export function serveList<L extends ListShape, Row>(
  list: L,
  server: ListServer<L, Row>,
): readonly ServedRoute[];
export function serveList(list: ListShape, untypedServer: object): readonly ServedRoute[] {
  const server = untypedServer as AnyServer;
  const rowsOf = (call: AnyCall) =>
    server.rows(call, {
      words: searchWords(call.query.searchFor),
      sort: sortKeyOf(server.columns, call),
    });
  const page = async (call: AnyCall) => {
    const { maxEntries, offset } = call.query;
    const [{ totalEntries, matches }, describe] = await Promise.all([
      rowsOf(call).page({ maxEntries: maxEntries ?? null, offset }),
      server.describe(call),
    ]);
    return { reply: { totalEntries, matches: matches.map(describe) } };
  };
  async function* entries(call: AnyCall) {
    const describe = await server.describe(call);
    for await (const rows of rowsOf(call).all()) yield rows.map(describe);
  }
  const fileAs = (format: SheetFormat) => async (call: AnyCall) =>
    sheetDownload(format, {
      name: await (server.fileName ?? usualName(list))(call),
      columns: sheetColumns(list, server, call),
      parts: entries(call),
    });
  const { counts } = server;
  return [
    { route: list.list, handle: page },
    ...(list.counts && counts
      ? [
          {
            route: list.counts,
            handle: async (call: AnyCall) => ({ reply: await counts(call) }),
          },
        ]
      : []),
    ...(list.csv ? [{ route: list.csv, handle: fileAs('csv') }] : []),
    ...(list.xlsx ? [{ route: list.xlsx, handle: fileAs('xlsx') }] : []),
  ];
}

function sortKeyOf(columns: AnyServer['columns'], call: AnyCall): SortKey | undefined {
  const { sort = '' } = call.query;
  const isDescending = sort.startsWith('-');
  const key = columns[isDescending ? sort.slice(1) : sort]?.key;
  if (!key) return undefined;
  return { ...(typeof key === 'function' ? key(call) : { key }), isDescending };
}

/** What it is, of which company if the list is of one, and the day. */
const usualName =
  ({ fileName }: ListShape) =>
  ({ language, params, today }: AnyCall) =>
    [fileName?.[language], params['id'], today.toString()]
      .filter((part) => part !== undefined)
      .join('-');

/** The columns of a file in the order of the literal. A heading stands with its cell: neither has a place of its own. */
function sheetColumns(
  { columns }: ListShape,
  server: AnyServer,
  call: AnyCall,
): XlsxColumn<unknown>[] {
  const own = server.headings?.(call) ?? {};
  return Object.entries(columns).flatMap(([name, { file, heading }]) => {
    const { cell, width = usualWidth } = server.columns[name] ?? {};
    if (!file || !cell) return [];
    const words = file === true ? heading : file;
    return {
      heading: own[name] ?? words?.[call.language] ?? '',
      width,
      cell: (entry) => cell(entry, call),
    };
  });
}

const usualWidth = 16;
