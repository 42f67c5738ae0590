import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';

export const resendDiscountCode = route({
  method: 'POST',
  path: '/api/subscription/{id}/resend-discount-code',
  summary: 'Sends the holder the same discount code once more; not in production',
  needs: { any: ['companyTicket', 'housing', 'subscriptions.resendCode'] },
  reply: z.object({ id }),
  refusals: {
    SUBSCRIPTION_NOT_FOUND: { status: 404 },
    /** Switched off in production and by a setting of the company (spec 2 §4, §6). */
    RESEND_SWITCHED_OFF: { status: 409 },
    /** None has been sent yet, or the subscription is over. */
    NO_DISCOUNT_CODE: { status: 409 },
    /** The last SMS is so new that it may still be on its way. */
    DISCOUNT_CODE_JUST_SENT: { status: 429, details: z.object({ nextAt: instant }) },
  },
});
