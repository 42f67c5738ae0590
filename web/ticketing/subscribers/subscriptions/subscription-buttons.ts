import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import {
  type SubscriptionAction,
  subscriptionActions,
  type SubscriptionTerms,
} from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** An action, and the reason if it is unavailable. */
export type SubscriptionButton = {
  action: SubscriptionAction;
  obstacle: PlainTextKey<'subscriptions'> | null;
};

/** The buttons of a subscription, enabled by the same rule as on the server (spec 2 §4). */
export function subscriptionButtonsOf(
  { status, expireAt, codeState }: Subscription,
  terms: SubscriptionTerms,
): SubscriptionButton[] {
  const hasCode = codeState === 'sent';
  const possible = subscriptionActions({ status, expirationDate: expireAt, hasCode }, terms);
  const noResend = terms.mayResendCode ? 'noCodeYet' : 'resendOff';
  const ending = status === 'pending' ? 'cancel-pending-subscription' : 'end-subscription';
  const buttons = [
    ['resend-discount-code', noResend],
    [ending, 'hasLastDay'],
  ] as const;
  return buttons.map(([action, obstacle]) => ({
    action,
    obstacle: possible.has(action) ? null : obstacle,
  }));
}
