import type { TicketRetention } from '#tickets/ticket-retention.rules.ts';
import type { SubscriptionType } from './subscription-type.ts';

/** How long the personal data of a subscription is kept (domain: People’s data). */
export const subscriptionRetention: Readonly<Record<SubscriptionType, TicketRetention>> = {
  JOULE: { days: 90, after: 'end' },
  OTTO: { months: 3, after: 'end' },
  CAR_POOL: { months: 3, after: 'end' },
};
