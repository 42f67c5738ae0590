import { pageSize, pageSizes, type SortBy } from '@takst/contract/paging.ts';
import { useMatch, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

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

type Go = (address: ListAddress, replace: boolean) => void;
type StateAndGo<Filter extends string> = { state: ListState<Filter>; go: Go };

/** The query parameters of the address; the page of a row carries them for its back link. */
export function useListAddress(): ListAddress {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/**
 * Longest search that the server accepts. A typed address may be longer, or contain a NUL
 * character.
 */
const cut = (text: string): string => text.replaceAll('\0', '').slice(0, 200);

const sizeOf = (rows: string): number =>
  pageSizes.find((size) => String(size) === rows) ?? pageSize;

function stateOf<Filter extends string>(
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

/** Leaves out default values. */
export function addressOf({ search, page, size, sort, filters }: ListState<string>): ListAddress {
  const rows = size === pageSize ? '' : String(size);
  const address = { q: search, ...filters, sort, rows, page: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(address).filter(([, text]) => text !== ''));
}

/** State of a list that fills the page, in the page's address. */
export function useStateInAddress<Filter extends string>(
  names: readonly Filter[],
): StateAndGo<Filter> {
  const address = useListAddress();
  const to = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const router = useRouter();
  return {
    state: stateOf(address, names),
    go(search, replace) {
      // The user has opened a row, whose page is loading: a search that was still waiting would call them back.
      if (router.history.location.pathname !== to) return;
      void router.navigate({ to, search, replace });
    },
  };
}

/** State of a list in a section of a page whose address is about something else. */
export function useStateInSection<Filter extends string>(
  names: readonly Filter[],
): StateAndGo<Filter> {
  const [address, setAddress] = useState<ListAddress>({});
  return { state: stateOf(address, names), go: setAddress };
}

/** The sort of an address as a call takes it; undefined for one that the list does not have. */
export const sortIn = <Column extends string>(
  columns: readonly Column[],
  sort: string,
): SortBy<Column> | undefined =>
  columns
    .flatMap((column): SortBy<Column>[] => [column, `-${column}`])
    .find((known) => known === sort);
