import { listMassOrders } from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import type { CallInput } from '#platform/api/call-input.ts';

type Page = { maxEntries: number; offset: number; searchFor: string };

/** Everything that was or is done to the free tickets of many. */
export const massOperations = (
  companyId: number,
  page: Page,
): CallInput<typeof listMassOrders> => ({
  params: { companyId },
  query: { ...page, operations: 'all' },
});
