import { getFreePrices } from '@takst/contract/services/free-tickets/get-free-prices.contract.ts';
import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { queryOf } from '#platform/api/query.ts';

export const freePricesQuery = { ...queryOf(getFreePrices, {}), staleTime: 5 * 60 * 1000 };

/** The family of the ticket whose choices an order begins with. */
export const familyOfRelativeQuery = (ticketId: number | null) => ({
  ...queryOf(listFamily, { params: { id: ticketId ?? 0 } }),
  enabled: ticketId !== null,
  // Without it the form begins as for a new family.
  throwOnError: false,
});
