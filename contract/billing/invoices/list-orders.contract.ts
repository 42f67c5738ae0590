import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, idInPath } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { invoice } from './invoice.schema.ts';

export const listOrders = route({
  method: 'GET',
  path: '/api/invoice/orders/{agreement}/{isoDate}',
  summary:
    'The customer orders of an agreement for the month of a date: its invoices with their lines',
  needs: anySubscriberService,
  params: { agreement: idInPath, isoDate: calendarDate },
  reply: z.array(invoice),
  refusals: { AGREEMENT_NOT_FOUND: { status: 404 } },
});
