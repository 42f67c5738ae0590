import { listSubscriberHistory } from '@takst/contract/company-tickets/list-subscriber-history.contract.ts';
import { pageSize } from '@takst/contract/paging.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** One page of what happened to a person's tickets; the old rows stay until the new ones have come. */
export const historyQuery = (subscriberId: number, page: number) =>
  queryOptions({
    ...queryOf(listSubscriberHistory, {
      params: { id: subscriberId },
      query: { maxEntries: pageSize, offset: (page - 1) * pageSize, searchFor: '' },
    }),
    placeholderData: keepPreviousData,
    // The person's tickets are there all the same.
    throwOnError: false,
  });
