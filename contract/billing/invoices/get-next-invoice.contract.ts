import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

export const getNextInvoice = route({
  method: 'GET',
  path: '/api/invoice/next/by-company-id/{id}',
  summary:
    'What the first month that can still change is to cost a company under all its agreements, as it stands today, and when it can be invoiced',
  needs: 'invoices',
  company: 'id',
  reply: z.object({
    /** Null before the operator’s first month in the portal. */
    next: z.nullable(
      z.object({
        /** By its first day. */
        month: calendarDate,
        /** The first day on which the month is closed and invoiced. */
        invoiceDate: calendarDate,
        /** Kroner, VAT included. */
        totalPrice: z.number(),
        /** From what the month before cost; null where that month is not in the portal. */
        sinceLast: z.nullable(z.number()),
      }),
    ),
  }),
  refusals: {},
});
