import type {
  ChangeManyTicketsBody,
  ManyChange,
} from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { getChangeManyTickets } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import { listChangeManyTickets } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import { previewChangeManyTickets } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import { pageSize } from '@takst/contract/paging.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** How often a running change is fetched while its page is open. */
const refetchMs = 1000;

const pageOf = (page: number, size = pageSize) => ({
  maxEntries: size,
  offset: (page - 1) * size,
  searchFor: '',
});

export const isRunning = ({ waiting }: ManyChange): boolean => waiting > 0;

type PreviewRequest = { companyId: number; body: ChangeManyTicketsBody };

/** The preview of a change; keeps the old one while the next is loading. */
export const previewQuery = ({ companyId, body }: PreviewRequest, page: number) =>
  queryOptions({
    ...queryOf(previewChangeManyTickets, {
      params: { id: companyId },
      query: pageOf(page),
      body,
    }),
    placeholderData: keepPreviousData,
    // A preview is valid only at the moment of asking. A failure is shown in the dialog.
    staleTime: 0,
    gcTime: 0,
    throwOnError: false,
    retry: false,
  });

type ResultRequest = { id: number; page: number; onlyProblems: boolean };

/** The progress of a change; fetched every second until it is finished. */
export const changeQuery = ({ id, page, onlyProblems }: ResultRequest) =>
  queryOptions({
    ...queryOf(getChangeManyTickets, {
      params: { id },
      query: { ...pageOf(page), show: onlyProblems ? 'problems' : 'all' },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && !isRunning(state.data.change) ? false : refetchMs,
  });

/** The company's changes for many, newest first; fetched again while one is running. */
export const changesQuery = (companyId: number, query = pageOf(1)) =>
  queryOptions({
    ...queryOf(listChangeManyTickets, { params: { id: companyId }, query }),
    refetchInterval: ({ state }) => (state.data?.matches.some(isRunning) ? refetchMs : false),
  });
