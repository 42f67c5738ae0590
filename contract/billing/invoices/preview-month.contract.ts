import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, idInPath } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { monthLine } from './invoice.schema.ts';

export const previewMonth = route({
  method: 'GET',
  path: '/api/invoice/preview/{agreement}/{isoDate}',
  summary:
    'The lines of the month of a date under an agreement: as they were closed, or as they are to be billed so far',
  needs: anySubscriberService,
  params: { agreement: idInPath, isoDate: calendarDate },
  reply: z.object({
    month: calendarDate,
    /** False for a month before the operator's first one in the portal, which has no lines here. */
    isInvoicedHere: z.boolean(),
    /** Nothing in it can change any more. */
    isClosed: z.boolean(),
    totalPrice: z.number(),
    totalVat: z.number(),
    invoiceLines: z.array(monthLine),
  }),
  refusals: { AGREEMENT_NOT_FOUND: { status: 404 } },
});
