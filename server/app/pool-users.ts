import type { PoolUsers } from '#code-pools/code-pools.public.ts';
import { subscriptionPoolUser } from '#subscriptions/subscriptions.public.ts';
import { voucherPoolUser } from '#vouchers/vouchers.public.ts';

/** The areas that draw codes from pools, and may owe some when a pool was empty. */
export const poolUsers: PoolUsers = {
  subscriptions: subscriptionPoolUser,
  vouchers: voucherPoolUser,
};
