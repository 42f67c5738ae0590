import {
  type ListAddress,
  type ListState,
  pageQueryOf,
} from '@takst/contract/platform/lists/list-state.ts';
import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf, useStateInAddress, useStateInSection } from './list-address.ts';

export type ListPage<Row> = { totalEntries: number; matches: Row[] };

type PageQuery = { maxEntries: number; offset: number; searchFor: string };

interface ListRequest<Filter extends string> extends ListState<Filter> {
  /** Search and page as the list calls take them. */
  pageQuery: PageQuery;
}

type ListQuery<Row, Filter extends string, Key extends QueryKey> = (
  request: ListRequest<Filter>,
) => UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, Key>;

export interface List<Row, Filter extends string = never> extends ListState<Filter> {
  /** Undefined while first loading. */
  rows: readonly Row[] | undefined;
  /** Number of rows on all pages. */
  total: number | undefined;
  /** The rows belong to the previous request; new ones are loading. */
  isStale: boolean;
  /** There are no rows without search and filters either. */
  isEmpty: boolean;
  /** The search that produced the current rows. */
  answeredSearch: string;
  /** A filter produced the current rows. */
  isFiltered: boolean;
  /** Where search and filters match nothing: how many rows the search alone has. */
  unfilteredTotal: number | undefined;
  isError: boolean;
  retry: () => void;
  address: ListAddress;
  /** Search and page of the request, as the list calls take them. */
  pageQuery: PageQuery;
  isSection: boolean;
  /** Another search or filter starts at page 1. */
  setSearch: (search: string) => void;
  setFilters: (filters: Partial<Record<Filter, string>>) => void;
  setPage: (page: number) => void;
  /** Another size or sort starts at page 1 too. */
  setSize: (size: number) => void;
  setSort: (sort: string) => void;
  clearSearch: () => void;
  clearFilters: () => void;
  /** Clears everything. */
  reset: () => void;
}

/**
 * A list that fills the page: search, page and filters are in the address. Keeps its rows while the
 * next ones are loading.
 */
export const useList = <Row, Key extends QueryKey, Filter extends string = never>(
  query: ListQuery<Row, Filter, Key>,
  filterNames: readonly Filter[] = [],
): List<Row, Filter> => ({
  ...useRows(query, useStateInAddress(filterNames)),
  isSection: false,
});

/** A list in a section of a page; its state is not in the address. */
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
  const { search, page, size, filters } = state;
  const hasFilter = Object.values(filters).some((text) => text !== '');
  const pageQuery = { ...pageQueryOf(state), searchFor: search };
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...query({ ...state, pageQuery }),
    placeholderData: keepPreviousData,
  });
  const total = data?.totalEntries;
  const change = (next: Partial<ListState<string>>, replace: boolean) =>
    go(addressOf({ ...state, page: 1, ...next }), replace);

  // Nothing matches: how much the search finds without the filters.
  const unfiltered = useQuery({
    ...query({
      ...state,
      filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as typeof filters,
      pageQuery: { ...pageQuery, maxEntries: 1, offset: 0 },
    }),
    enabled: total === 0 && hasFilter && search !== '',
    throwOnError: false,
  });

  // An old address may point past the last page: redirects to the last page.
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / size));
  const isPastLastPage = total !== undefined && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isPastLastPage) change({ page: lastPage }, true);
  });

  const answeredRequest = useAnsweredRequest({ search, hasFilter }, isPlaceholderData);
  return {
    ...state,
    rows: data?.matches,
    total,
    isStale: isPlaceholderData,
    isEmpty: total === 0 && answeredRequest.search === '' && !answeredRequest.hasFilter,
    answeredSearch: answeredRequest.search,
    isFiltered: answeredRequest.hasFilter,
    unfilteredTotal: unfiltered.data?.totalEntries,
    isError,
    retry: () => void refetch(),
    address: addressOf(state),
    pageQuery,
    setSearch: (text) => change({ search: text }, true),
    setFilters: (next) => change({ filters: { ...filters, ...next } }, true),
    setPage: (number) => change({ page: number }, false),
    setSize: (number) => change({ size: number }, true),
    setSort: (column) => change({ sort: column }, true),
    clearSearch: () => change({ search: '' }, true),
    clearFilters: () => change({ filters: {} }, true),
    reset: () => go({}, true),
  };
}

type AnsweredRequest = { search: string; hasFilter: boolean };

/** The search and filters that produced the current rows. */
function useAnsweredRequest(current: AnsweredRequest, isStale: boolean): AnsweredRequest {
  const [previous, setPrevious] = useState(current);
  if (isStale) return previous;
  if (previous.search !== current.search || previous.hasFilter !== current.hasFilter) {
    setPrevious(current);
  }
  return current;
}
