import { resendDiscountCode as route } from '@takst/contract/services/subscriptions/resend-discount-code.contract.ts';
import { subscriptionActions } from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import { nextPickupCodeAt } from '@takst/domain/ticketing/tickets/pickup-code.rules.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { announceSubscription } from '#services/subscriptions/subscription/announce-subscription.ts';
import {
  aboutSubscription,
  actingSubscription,
} from '#services/subscriptions/subscription/subscription-facts.ts';
import { lockSubscription } from '#services/subscriptions/subscription/subscription.query.ts';
import { subscriptionStore } from '#services/subscriptions/subscription/subscription.store.ts';

/** Sends the same code again. Of two concurrent calls one sends. */
export const resendDiscountCode = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, today, now }) => {
    const row = await lockSubscription(change.tx, { scope, services }, params.id);
    if (!row) return { refused: { code: 'SUBSCRIPTION_NOT_FOUND' } };
    const senders = scopeWith(scope, 'subscriptions.resendCode');
    const mayResendCode = isWithinScope(senders, row.company_id);
    if (!mayResendCode) return { refused: { code: 'RESEND_SWITCHED_OFF' } };
    const actions = subscriptionActions(actingSubscription(row, today), { mayResendCode });
    const code = row.discount_code;
    if (!actions.has('resend-discount-code') || code === null) {
      return { refused: { code: 'NO_DISCOUNT_CODE' } };
    }
    const nextAt = nextPickupCodeAt(row.code_sent_at ?? row.ordered_at);
    if (Temporal.Instant.compare(now, nextAt) < 0) {
      return { refused: { code: 'DISCOUNT_CODE_JUST_SENT', nextAt } };
    }
    await subscriptionStore(change.tx, scope.tenant).setCodeSentAt(row, now);
    await change.record({
      ...aboutSubscription(row),
      kind: 'resend-discount-code',
      before: null,
      after: { subscription: row.type },
    });
    await announceSubscription(change, row, { kind: 'code-again', code });
    return { reply: { id: row.id } };
  });
