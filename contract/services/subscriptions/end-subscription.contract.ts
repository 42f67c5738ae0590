import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const endSubscription = route({
  method: 'PUT',
  path: '/api/subscription/{id}/expiry/{isoDate}',
  summary: 'Ends an active subscription after a last day; its holder is told by SMS',
  needs: anySubscriberService,
  params: { isoDate: calendarDate },
  reply: z.object({ id }),
  refusals: {
    SUBSCRIPTION_NOT_FOUND: { status: 404 },
    /** It is not active, or has an end already (spec 2 §4). */
    SUBSCRIPTION_NOT_ENDABLE: { status: 409 },
    END_DATE_NOT_OFFERED: { status: 422 },
  },
});
