import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import {
  listBatches,
  listOperatorBatches,
} from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { BatchServiceName } from '@takst/contract/ticketing/batches/batch-service-names.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf, Refused, replyOf } from '#platform/api/query.ts';

/** How often a running batch is asked for while its page is open. */
const refetchMs = 1000;
export const rowsOnPage = 50;

/** A batch that is gone is said on its page, not on the general error page. */
export const batchQuery = (calls: BatchCalls, id: number) =>
  queryOptions({
    ...queryOf(calls.getBatch, { params: { id } }),
    throwOnError: (error) => !(error instanceof Refused),
  });

export const progressQuery = (calls: BatchCalls, id: number) =>
  queryOptions({
    ...queryOf(calls.getProgress, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? refetchMs : false),
    staleTime: 0,
    throwOnError: false,
  });

/** Which rows are listed; the names stand in the address. */
export const rowFilters = ['show', 'column', 'fault'] as const;
export type RowFilter = (typeof rowFilters)[number];
export type RowFilters = Readonly<Record<RowFilter, string>>;

const shows = ['all', 'faulty', 'ready', 'left-out', 'not-done', 'done'] as const;
export type Show = (typeof shows)[number];
export const showOf = (text: string, otherwise: Show = 'all'): Show =>
  shows.find((show) => show === text) ?? otherwise;

type RowsRequest = { id: number; page: number; filters: RowFilters };

export const rowsQuery = (calls: BatchCalls, { id, page, filters }: RowsRequest) =>
  queryOptions({
    ...queryOf(calls.listRows, {
      params: { id },
      query: {
        maxEntries: rowsOnPage,
        offset: (page - 1) * rowsOnPage,
        searchFor: '',
        show: showOf(filters.show),
        ...(filters.fault !== '' && { fault: filters.fault }),
        ...(filters.column !== '' && { column: filters.column }),
      },
    }),
    placeholderData: keepPreviousData,
  });

type BatchPage = { maxEntries: number; offset: number; searchFor: string };

/** The batches of one service, newest first; asked for again while one of them runs. */
export const batchesQuery = (
  { name, isOfOperator }: Pick<BatchService, 'name' | 'isOfOperator'>,
  companyId: number,
  pageQuery: BatchPage,
) => {
  const query = { ...pageQuery, service: name as BatchServiceName };
  const { path } = isOfOperator ? listOperatorBatches : listBatches;
  return queryOptions({
    queryKey: [path, companyId, query],
    queryFn: ({ signal }) =>
      isOfOperator
        ? replyOf(listOperatorBatches, { query }, signal)
        : replyOf(listBatches, { params: { companyId }, query }, signal),
    refetchInterval: ({ state }) =>
      state.data?.matches.some((batch) => batch.state === 'running') ? refetchMs : false,
  });
};
