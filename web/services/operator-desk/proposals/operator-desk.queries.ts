import { checkPrices } from '@takst/contract/services/operator-desk/check-prices.contract.ts';
import { getDesk } from '@takst/contract/services/operator-desk/get-desk.contract.ts';
import { getProposal } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
import { listPrices } from '@takst/contract/services/operator-desk/list-prices.contract.ts';
import { listProposals } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';
import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { notFoundOnRefusal } from '#platform/api/not-found-on-refusal.ts';
import { queryOf, replyOf } from '#platform/api/query.ts';

export const deskQuery = queryOf(getDesk, {});
export const proposalsQuery = queryOf(listProposals, {});
export const pricesQuery = queryOf(listPrices, {});

export const proposalQuery = (id: number) =>
  queryOptions({
    queryKey: [getProposal.path, { params: { id } }] as const,
    queryFn: ({ signal }) => notFoundOnRefusal(replyOf(getProposal, { params: { id } }, signal)),
  });

/** The rows compared with what is in force; those of before stay on the page until the answer is there. */
export const checkQuery = (rows: readonly PriceRow[]) =>
  queryOptions({
    ...queryOf(checkPrices, { body: { rows: [...rows] } }),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
  });
