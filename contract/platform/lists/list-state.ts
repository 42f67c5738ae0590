import { pageSize, pageSizes, type SortBy } from './paging.ts';

/** The state of a list in its address, all as text: `?q=kari&page=2&sort=-status&rows=50`. */
export type ListAddress = Readonly<Record<string, string>>;

export interface ListState<Filter extends string> {
  search: string;
  /** From 1. */
  page: number;
  /** Number of rows on a page: one of `pageSizes`. */
  size: number;
  /** A column, or `-column` for descending; empty for the list's own order. */
  sort: string;
  /** The value of each filter; empty if it is not set. */
  filters: Readonly<Record<Filter, string>>;
}

/**
 * Longest search that the server accepts. A typed address may be longer, or contain a NUL
 * character.
 */
const cut = (text: string): string => text.replaceAll('\0', '').slice(0, 200);

const sizeOf = (rows: string): number =>
  pageSizes.find((size) => String(size) === rows) ?? pageSize;

/** What an address says of a list that fills its page. */
export function listStateOf<Filter extends string>(
  { q = '', page = '', rows = '', sort = '', ...others }: ListAddress,
  names: readonly Filter[],
): ListState<Filter> {
  const filters = Object.fromEntries(names.map((name) => [name, cut(others[name] ?? '')]));
  return {
    search: cut(q),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    size: sizeOf(rows),
    sort: cut(sort),
    filters: filters as Record<Filter, string>,
  };
}

/** Which page of a list, as its calls take it. */
export const pageQueryOf = ({ page, size }: Pick<ListState<string>, 'page' | 'size'>) => ({
  maxEntries: size,
  offset: (page - 1) * size,
});

/** The sort of an address as a call takes it; undefined for one that the list does not have. */
export const sortIn = <Column extends string>(
  columns: readonly Column[],
  sort: string,
): SortBy<Column> | undefined =>
  columns
    .flatMap((column): SortBy<Column>[] => [column, `-${column}`])
    .find((name) => name === sort);
