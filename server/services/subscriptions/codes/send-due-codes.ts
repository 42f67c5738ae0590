import { isSubscriptionPool } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { PoolUser, SendOwedDependencies } from '#ticketing/code-pools/code-pools.public.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { announceSubscription } from '#services/subscriptions/subscription/announce-subscription.ts';
import { drawDiscountCodes } from './draw-discount-codes.ts';
import { countOwedCodes, findOwed, lockOwed } from './owed-codes.query.ts';
import { aboutSubscription } from '#services/subscriptions/subscription/subscription-facts.ts';

/** In one transaction: few enough that nobody waits long for the rows. */
const atOnce = 100;

type DueCodes = { readonly tenant: TenantId; readonly type: SubscriptionType };

/**
 * Draws and sends the codes of all subscriptions that have begun without one, the longest owed first, until none is
 * left or the pool is empty. Two at once come one after the other.
 */
export async function sendDueCodes(
  dependencies: SendOwedDependencies,
  { tenant, type }: DueCodes,
): Promise<void> {
  const { clock } = dependencies;
  const changes = createChangePath(dependencies);
  const origin = {
    tenant,
    userId: null,
    channel: 'job' as const,
    requestId: 'discount-codes',
    idempotency: null,
  };
  for (let isOver = false; !isOver;) {
    const request = { tenant, type, today: clock.today(), now: clock.now() };
    const { reply } = await changes(origin, async (change) => {
      const owedIds = await findOwed(change.tx, request, atOnce);
      const subscriptions = await lockOwed(change.tx, request, owedIds);
      const ids = subscriptions.map(({ id }) => id);
      const codes = await drawDiscountCodes(change.tx, request, ids);
      const served = subscriptions.flatMap((row) => {
        const code = codes.get(row.id);
        return code === undefined ? [] : [{ row, code }];
      });
      await change.record(
        ...served.map(({ row }) => ({
          ...aboutSubscription(row),
          kind: 'send-discount-code' as const,
          before: null,
          after: { subscription: type },
        })),
      );
      for (const { row, code } of served) {
        await announceSubscription(change, row, { kind: 'code', code });
      }
      // Another job may have sent codes since they were found; the next round finds the rest.
      return { reply: owedIds.length === 0 || served.length < subscriptions.length };
    });
    isOver = reply;
  }
}

/** What pools ask about subscriptions. */
export const subscriptionPoolUser: PoolUser = {
  countOwed: countOwedCodes,
  async sendOwed(dependencies, { tenant, kind }) {
    if (isSubscriptionPool(kind)) await sendDueCodes(dependencies, { tenant, type: kind });
  },
};
