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
  /** Search and page as the list calls take them. */
  pageQuery: { maxEntries: number; offset: number; searchFor: string };
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
  isError: boolean;
  retry: () => void;
  address: ListAddress;
  isSection: boolean;
  /** Another search or filter starts at page 1. */
  setSearch: (search: string) => void;
  setFilters: (filters: Partial<Record<Filter, string>>) => void;
  setPage: (page: number) => void;
  /** Clears search and filters. */
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
  const { search, page, filters } = state;
  const pageQuery = { maxEntries: pageSize, offset: (page - 1) * pageSize, searchFor: search };
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...query({ ...state, pageQuery }),
    placeholderData: keepPreviousData,
  });
  const total = data?.totalEntries;
  const change = (next: Partial<ListState<string>>, replace: boolean) =>
    go(addressOf({ ...state, page: 1, ...next }), replace);

  // An old address may point past the last page: redirects to the last page.
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isPastLastPage = total !== undefined && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isPastLastPage) change({ page: lastPage }, true);
  });

  const isFiltered = search !== '' || Object.values(filters).some((text) => text !== '');
  const answeredRequest = useAnsweredRequest({ search, isFiltered }, isPlaceholderData);
  return {
    ...state,
    rows: data?.matches,
    total,
    isStale: isPlaceholderData,
    isEmpty: total === 0 && !answeredRequest.isFiltered,
    answeredSearch: answeredRequest.search,
    isError,
    retry: () => void refetch(),
    address: addressOf(state),
    setSearch: (text) => change({ search: text }, true),
    setFilters: (next) => change({ filters: { ...filters, ...next } }, true),
    setPage: (number) => change({ page: number }, false),
    reset: () => go({}, true),
  };
}

type AnsweredRequest = { search: string; isFiltered: boolean };

/** The search and filters that produced the current rows. */
function useAnsweredRequest(current: AnsweredRequest, isStale: boolean): AnsweredRequest {
  const [previous, setPrevious] = useState(current);
  if (isStale) return previous;
  if (previous.search !== current.search || previous.isFiltered !== current.isFiltered) {
    setPrevious(current);
  }
  return current;
}
