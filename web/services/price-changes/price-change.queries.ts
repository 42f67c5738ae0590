import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
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
