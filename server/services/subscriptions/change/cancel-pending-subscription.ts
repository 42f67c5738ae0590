import { cancelPendingSubscription as route } from '@takst/contract/services/subscriptions/cancel-pending-subscription.contract.ts';
import { subscriptionActions } from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { announceSubscription } from '#services/subscriptions/subscription/announce-subscription.ts';
import {
  aboutSubscription,
  actingSubscription,
} from '#services/subscriptions/subscription/subscription-facts.ts';
import {
  type SubscriptionRow,
  lockSubscription,
} from '#services/subscriptions/subscription/subscription.query.ts';
import { subscriptionStore } from '#services/subscriptions/subscription/subscription.store.ts';

/** Cancels a subscription before its first day: it was never valid and is never invoiced. */
export const cancelPendingSubscription = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, today, now }) => {
    const row = await lockSubscription(change.tx, { scope, services }, params.id);
    if (!row) return { refused: { code: 'SUBSCRIPTION_NOT_FOUND' } };
    const code = await cancelTaken(change, row, { today, now });
    return code ? { refused: { code } } : { reply: { id: row.id } };
  });

type Moment = { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant };

/** Cancels a subscription that the transaction has taken, and tells its holder; or says why it cannot. */
export async function cancelTaken(
  change: Change,
  row: SubscriptionRow,
  { today, now }: Moment,
): Promise<'SUBSCRIPTION_NOT_PENDING' | null> {
  const actions = subscriptionActions(actingSubscription(row, today), { mayResendCode: false });
  if (!actions.has('cancel-pending-subscription')) return 'SUBSCRIPTION_NOT_PENDING';
  await subscriptionStore(change.tx, row.tenant).cancel(row, now);
  await change.record({
    ...aboutSubscription(row),
    kind: 'cancel-pending-subscription',
    before: { cancelled: false },
    after: { subscription: row.type, cancelled: true },
  });
  await announceSubscription(change, row, { kind: 'cancelled' });
  return null;
}
