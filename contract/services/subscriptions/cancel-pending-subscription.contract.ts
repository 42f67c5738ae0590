import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const cancelPendingSubscription = route({
  method: 'DELETE',
  path: '/api/subscription/{id}',
  summary: 'Cancels a subscription that has not begun, at once; its holder is told by SMS',
  needs: anySubscriberService,
  reply: z.object({ id }),
  refusals: {
    SUBSCRIPTION_NOT_FOUND: { status: 404 },
    /** It has begun, or is over already. */
    SUBSCRIPTION_NOT_PENDING: { status: 409 },
  },
});
