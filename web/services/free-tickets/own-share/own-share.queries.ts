import { listOwnShares } from '@takst/contract/services/free-tickets/own-share/list-own-shares.contract.ts';
import { queryOf } from '#platform/api/query.ts';

/** The own shares of each department of a company. */
export const ownSharesQuery = (companyId: number) =>
  queryOf(listOwnShares, { params: { companyId } });
