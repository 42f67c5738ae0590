import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { invoiceLine } from './invoice.schema.ts';

/** How many are shown (spec 2 §2). */
export const latestLines = 5;

export const listSubscriberInvoices = route({
  method: 'GET',
  path: '/api/subscriber/{id}/invoices',
  summary: 'The latest 5 lines of one person of the company, newest first',
  needs: anySubscriberService,
  reply: z.array(invoiceLine),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
