import { isCurrent, type TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';

export type ActingSubscription = {
  readonly status: TicketStatus;
  readonly expirationDate: Temporal.PlainDate | null;
  /** A discount code has been drawn for it. */
  readonly hasCode: boolean;
};

/** What production or the setting of a company switches off (spec 2 §6). */
export type SubscriptionTerms = { readonly mayResendCode: boolean };

export type SubscriptionAction =
  | 'cancel-pending-subscription'
  | 'end-subscription'
  | 'resend-discount-code';

/**
 * What may be done with a subscription today, asked by the buttons and by the server (spec 2 §4). A pending one is
 * cancelled at once; an active one without an end gets one. A code is sent again while the subscription is active
 * or pending, once it has been drawn.
 */
export function subscriptionActions(
  { status, expirationDate, hasCode }: ActingSubscription,
  { mayResendCode }: SubscriptionTerms,
): ReadonlySet<SubscriptionAction> {
  const isCancellable = status === 'pending' && expirationDate === null;
  const isEndable = status === 'active' && expirationDate === null;
  const isSendable = isCurrent(status) && hasCode && mayResendCode;
  return new Set([
    ...when(isCancellable, 'cancel-pending-subscription'),
    ...when(isEndable, 'end-subscription'),
    ...when(isSendable, 'resend-discount-code'),
  ]);
}

const when = (isAllowed: boolean, action: SubscriptionAction): SubscriptionAction[] =>
  isAllowed ? [action] : [];

/** Where the discount code of a subscription is. */
export const codeStates = ['sent', 'on-first-day', 'owed', 'none'] as const;
export type CodeState = (typeof codeStates)[number];

/** A code is drawn on the first day; while the pool is empty the operator owes it (domain: Subscriptions). */
export function codeState({
  status,
  hasCode,
}: Pick<ActingSubscription, 'status' | 'hasCode'>): CodeState {
  if (hasCode) return 'sent';
  if (status === 'pending') return 'on-first-day';
  return status === 'active' ? 'owed' : 'none';
}
