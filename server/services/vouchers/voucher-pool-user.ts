import type { PoolUser } from '#ticketing/code-pools/code-pools.public.ts';
import { countOpenOffers } from './offer/open-offers.query.ts';

/** What pools ask about vouchers: nothing is owed, as an empty pool refuses. */
export const voucherPoolUser: PoolUser = {
  countOwed: async () => ({}),
  countOpenOffers,
  sendOwed: async () => undefined,
};
