import { endSubscription as route } from '@takst/contract/services/subscriptions/end-subscription.contract.ts';
import { isEndDateOffered } from '@takst/domain/services/company-tickets/date-choices.rules.ts';
import { subscriptionActions } from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { findAgreementTerms } from '#customers/agreements/agreements.public.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { dateTerms } from '#services/company-tickets/company-tickets.public.ts';
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

/** Gives an active subscription its last day, one of those that a ticket may have. */
export const endSubscription = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, today }) => {
    const row = await lockSubscription(change.tx, { scope, services }, params.id);
    if (!row) return { refused: { code: 'SUBSCRIPTION_NOT_FOUND' } };
    const code = await endTaken(change, row, { scope, today, lastDay: params.isoDate });
    return code ? { refused: { code } } : { reply: { id: row.id } };
  });

type End = {
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
  readonly lastDay: Temporal.PlainDate;
};

/** Ends a subscription that the transaction has taken, and tells its holder; or says why it cannot. */
export async function endTaken(
  change: Change,
  row: SubscriptionRow,
  { scope, today, lastDay }: End,
): Promise<'SUBSCRIPTION_NOT_ENDABLE' | 'END_DATE_NOT_OFFERED' | null> {
  const actions = subscriptionActions(actingSubscription(row, today), { mayResendCode: false });
  if (!actions.has('end-subscription')) return 'SUBSCRIPTION_NOT_ENDABLE';
  const agreements = await findAgreementTerms(change.tx, scope, [row.agreement_id]);
  const terms = agreements.get(row.agreement_id);
  if (!terms || !isEndDateOffered(lastDay, dateTerms({ today, scope }, terms))) {
    return 'END_DATE_NOT_OFFERED';
  }
  await subscriptionStore(change.tx, scope.tenant).setEnd(row, lastDay);
  await change.record({
    ...aboutSubscription(row),
    kind: 'end-subscription',
    before: { expirationDate: null },
    after: { subscription: row.type, expirationDate: lastDay },
  });
  await announceSubscription(change, row, { kind: 'ended', lastDay });
  return null;
}
