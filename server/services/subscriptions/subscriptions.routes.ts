import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { cancelPendingSubscription } from './change/cancel-pending-subscription.ts';
import { endSubscription } from './change/end-subscription.ts';
import { getSubscription } from './get-subscription.ts';
import { listAvailableSubscriptions } from './offer/list-available-subscriptions.ts';
import { listRelatedEntries } from './list-related-entries.ts';
import { listSubscriberSubscriptions } from './list-subscriber-subscriptions.ts';
import { orderSubscription } from './order-subscription.ts';
import { resendDiscountCode } from './codes/resend-discount-code.ts';

type Dependencies = { database: Database; changes: ChangePath; services: TicketServices };

/** Add-on subscriptions of the people of a company (spec 2 §7, §8). */
export const subscriptionRoutes = ({
  database,
  changes,
  services,
}: Dependencies): ServedRoute[] => [
  listAvailableSubscriptions(database),
  getSubscription(database),
  listSubscriberSubscriptions(database),
  listRelatedEntries(database),
  orderSubscription(changes, services),
  cancelPendingSubscription(changes),
  endSubscription(changes),
  resendDiscountCode(changes),
];
