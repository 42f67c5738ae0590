import type { PoolUsers } from '#ticketing/code-pools/code-pools.public.ts';
import { subscriptionPoolUser } from '#services/subscriptions/subscriptions.public.ts';
import { voucherPoolUser } from '#services/vouchers/vouchers.public.ts';

/** The areas that draw codes from pools, and may owe some when a pool was empty. */
export const poolUsers: PoolUsers = {
  subscriptions: subscriptionPoolUser,
  vouchers: voucherPoolUser,
};
