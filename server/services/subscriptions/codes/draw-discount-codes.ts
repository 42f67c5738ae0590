import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { drawCodes } from '#ticketing/code-pools/code-pools.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { subscriptionStore } from '#services/subscriptions/subscription/subscription.store.ts';

type DrawRequest = {
  readonly tenant: TenantId;
  readonly type: SubscriptionType;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/**
 * Draws discount codes for subscriptions that have begun and that the transaction has locked. A subscription that is
 * missing in the answer is owed a code: the pool is empty.
 */
export async function drawDiscountCodes(
  tx: Transaction,
  { tenant, type, today, now }: DrawRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const references = ids.map((id) => ({ type: 'subscription', id }));
  const codes = await drawCodes(tx, { tenant, kind: type, today, now }, references);
  if (codes.length > 0) await subscriptionStore(tx, tenant).setCodes(codes, now);
  return new Map(codes.map(({ id, code }) => [id, code]));
}
