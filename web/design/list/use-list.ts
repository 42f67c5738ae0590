import { pageSize } from '@takst/contract/paging.ts';
import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  addressOf,
  type ListAddress,
  type ListState,
  useStateInAddress,
  useStateInSection,
} from './list-address.ts';

type ListPage<Row> = { totalEntries: number; matches: Row[] };

interface ListRequest<Filter extends string> extends ListState<Filter> {
  /** Search and page as the calls of all lists take them. */
  pageQuery: { maxEntries: number; offset: number; searchFor: string };
}

type ListQuery<Row, Filter extends string, Key extends QueryKey> = (
  request: ListRequest<Filter>,
) => UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, Key>;

/** A list, what it shows of it, and how to change that: for `SearchedList`. */
export interface List<Row, Filter extends string = never> extends ListState<Filter> {
  /** Undefined until the first have come. */
  rows: readonly Row[] | undefined;
  /** How many there are in all, over every page. */
  total: number | undefined;
  /** The rows are those of the request before, while the new ones are on their way. */
  isStale: boolean;
  /** There is nothing at all, whatever one searches for. */
  isEmpty: boolean;
  /** The search that the rows are the answer to. */
  answeredSearch: string;
  isError: boolean;
  retry: () => void;
  address: ListAddress;
  isSection: boolean;
  /** Another search or filter begins at its first page. */
  setSearch: (search: string) => void;
  setFilters: (filters: Partial<Record<Filter, string>>) => void;
  setPage: (page: number) => void;
  /** Shows everything. */
  reset: () => void;
}

/**
 * A list that is the page. Its search, page and filters stand in the address; its rows stay until the
 * next ones have come.
 */
export const useList = <Row, Key extends QueryKey, Filter extends string = never>(
  query: ListQuery<Row, Filter, Key>,
  filterNames: readonly Filter[] = [],
): List<Row, Filter> => ({
  ...useRows(query, useStateInAddress(filterNames)),
  isSection: false,
});

/** A list that is a section of a page about something else: the address is not about it. */
export const useSectionList = <Row, Key extends QueryKey, Filter extends string = never>(
  query: ListQuery<Row, Filter, Key>,
  filterNames: readonly Filter[] = [],
): List<Row, Filter> => ({
  ...useRows(query, useStateInSection(filterNames)),
  isSection: true,
});

function useRows<Row, Key extends QueryKey, Filter extends string>(
  query: ListQuery<Row, Filter, Key>,
  { state, go }: ReturnType<typeof useStateInAddress<Filter>>,
): Omit<List<Row, Filter>, 'isSection'> {
  const { search, page, filters } = state;
  const pageQuery = { maxEntries: pageSize, offset: (page - 1) * pageSize, searchFor: search };
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...query({ ...state, pageQuery }),
    placeholderData: keepPreviousData,
  });
  const total = data?.totalEntries;
  const change = (next: Partial<ListState<string>>, replace: boolean) =>
    go(addressOf({ ...state, page: 1, ...next }), replace);

  // An old address may point behind the last page: then the last page it is, in the old one's place.
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isBehindLast = total !== undefined && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBehindLast) change({ page: lastPage }, true);
  });

  const isFiltered = search !== '' || Object.values(filters).some((text) => text !== '');
  const answered = useAnswered({ search, isFiltered }, isPlaceholderData);
  return {
    ...state,
    rows: data?.matches,
    total,
    isStale: isPlaceholderData,
    isEmpty: total === 0 && !answered.isFiltered,
    answeredSearch: answered.search,
    isError,
    retry: () => void refetch(),
    address: addressOf(state),
    setSearch: (text) => change({ search: text }, true),
    setFilters: (changed) => change({ filters: { ...filters, ...changed } }, true),
    setPage: (number) => change({ page: number }, false),
    reset: () => go({}, true),
  };
}

type Asking = { search: string; isFiltered: boolean };

/** What the rows are the answer to: while new ones are on their way, what was asked before. */
function useAnswered(current: Asking, isStale: boolean): Asking {
  const [before, setBefore] = useState(current);
  if (isStale) return before;
  if (before.search !== current.search || before.isFiltered !== current.isFiltered) {
    setBefore(current);
  }
  return current;
}
