import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import { getPriceLetter } from '@takst/contract/services/price-changes/price-letter.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';

/** Worked out anew whenever the page is opened: tickets and prices change it. */
export const priceChangeQuery = (proposalId: number) =>
  queryOptions({
    ...queryOf(getPriceChange, { params: { proposalId } }),
    staleTime: 0,
    throwOnError: false,
    retry: false,
  });

/** How often the letter is asked for while it is being sent. */
const refetchMs = 2_000;

export const priceLetterQuery = (proposalId: number) =>
  queryOptions({
    ...queryOf(getPriceLetter, { params: { proposalId } }),
    refetchInterval: ({ state }) =>
      state.data?.sending && state.data.sending.finishedAt === null ? refetchMs : false,
  });
