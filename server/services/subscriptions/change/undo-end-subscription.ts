import type { Change } from '#platform/changes/change-path.ts';
import { announceSubscription } from '#services/subscriptions/subscription/announce-subscription.ts';
import { aboutSubscription } from '#services/subscriptions/subscription/subscription-facts.ts';
import type { SubscriptionRow } from '#services/subscriptions/subscription/subscription.query.ts';
import { subscriptionStore } from '#services/subscriptions/subscription/subscription.store.ts';

/** Takes back the end of a subscription that the transaction has taken, and tells its holder. The caller has asked the rules. */
export async function undoEndTaken(change: Change, row: SubscriptionRow): Promise<void> {
  await subscriptionStore(change.tx, row.tenant).setEnd(row, null);
  await change.record({
    ...aboutSubscription(row),
    kind: 'undo-end-subscription',
    before: { expirationDate: row.expiration_date },
    after: { subscription: row.type, expirationDate: null },
  });
  await announceSubscription(change, row, { kind: 'end-undone' });
}
