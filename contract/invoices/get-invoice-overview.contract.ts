import { paymentStatuses } from '@takst/domain/invoices/payment-status.rules.ts';
import * as z from 'zod/mini';
import { route } from '#route.ts';
import { calendarDate } from '#scalars.ts';

/** So many months are in the picture of costs. */
export const monthsInOverview = 13;

export const getInvoiceOverview = route({
  method: 'GET',
  path: '/api/invoice/overview/by-company-id/{id}',
  summary:
    'How many invoices each filter of the list has, and what the last 13 closed months cost before refunds',
  needs: 'invoices',
  company: 'id',
  reply: z.object({
    all: z.int(),
    counts: z.record(z.enum(paymentStatuses), z.int()),
    /** The first and the last closed month, by their first day; null before the first one. */
    firstMonth: z.nullable(calendarDate),
    lastMonth: z.nullable(calendarDate),
    /** By their first day, oldest first, without gaps; none before the first closed month. */
    months: z.array(z.object({ month: calendarDate, totalPrice: z.number() })),
  }),
  refusals: {},
});
