import { retentionPeriods } from '#platform/retention/retention-periods.ts';
import type { TicketRetention } from '#ticketing/tickets/ticket-retention.rules.ts';
import type { SubscriptionType } from '#catalogue/products/subscription-type.ts';

/** How long the personal data of a subscription is kept (domain: People’s data). */
export const subscriptionRetention: Readonly<Record<SubscriptionType, TicketRetention>> = {
  JOULE: { ...retentionPeriods.eBikeHolder, after: 'end' },
  OTTO: { ...retentionPeriods.carHolder, after: 'end' },
  CAR_POOL: { ...retentionPeriods.carHolder, after: 'end' },
};
