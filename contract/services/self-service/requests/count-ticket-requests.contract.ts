import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const countTicketRequests = route({
  method: 'GET',
  path: '/api/ticket-request/count/by-company-id/{id}',
  summary: 'How many requests wait for an answer, for whoever watches them',
  needs: anySubscriberService,
  company: 'id',
  hasETag: true,
  reply: z.object({
    /** Those that can be approved. */
    open: z.int(),
    expired: z.int(),
    /** With the numbers a version of the list: rows never change, they come and go. */
    newestId: z.int(),
  }),
  refusals: {},
});
