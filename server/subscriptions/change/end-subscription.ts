import { endSubscription as route } from '@takst/contract/subscriptions/end-subscription.contract.ts';
import { isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { subscriptionActions } from '@takst/domain/subscriptions/subscription-actions.rules.ts';
import { subscriberServiceIds as services } from '@takst/domain/tickets/ticket-service-id.ts';
import { findAgreementTerms } from '#agreements/agreements.public.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { dateTerms } from '#company-tickets/company-tickets.public.ts';
import { announceSubscription } from '#subscriptions/announce-subscription.ts';
import { aboutSubscription, actingSubscription } from '#subscriptions/subscription-facts.ts';
import { takeSubscription } from '#subscriptions/subscription.query.ts';
import { subscriptionStore } from '#subscriptions/subscription.store.ts';

/** Gives an active subscription its last day, one of those that a ticket may have. */
export const endSubscription = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, today }) => {
    const row = await takeSubscription(change.tx, { scope, services }, params.id);
    if (!row) return { refused: { code: 'SUBSCRIPTION_NOT_FOUND' } };
    const actions = subscriptionActions(actingSubscription(row, today), { mayResendCode: false });
    if (!actions.has('end-subscription')) return { refused: { code: 'SUBSCRIPTION_NOT_ENDABLE' } };
    const lastDay = params.isoDate;
    const agreements = await findAgreementTerms(change.tx, scope, [row.agreement_id]);
    const terms = agreements.get(row.agreement_id);
    if (!terms || !isEndDateOffered(lastDay, dateTerms({ today, scope }, terms))) {
      return { refused: { code: 'END_DATE_NOT_OFFERED' } };
    }
    await subscriptionStore(change.tx, scope.tenant).setEnd(row, lastDay);
    await change.record({
      ...aboutSubscription(row),
      kind: 'end-subscription',
      before: { expirationDate: null },
      after: { subscription: row.type, expirationDate: lastDay },
    });
    await announceSubscription(change, row, { kind: 'ended', lastDay });
    return { reply: { id: row.id } };
  });
