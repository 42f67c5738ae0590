import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, idInQuery } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { payrollChange } from './payroll-change.schema.ts';

export const listChangedSubscriptions = route({
  method: 'GET',
  path: '/api/invoice/changed-subscriptions',
  summary:
    'The payroll changes of an agreement, month by month, after the month of one date and up to that of another',
  needs: anySubscriberService,
  query: z.strictObject({ agreement: idInQuery, oldDate: calendarDate, newDate: calendarDate }),
  exampleQuery: { agreement: '500001', oldDate: '2026-02-28', newDate: '2026-09-30' },
  reply: z.array(payrollChange),
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    /** The dates are in the wrong order, or too far from each other. */
    PERIOD_NOT_COMPARABLE: { status: 422, details: z.object({ maxMonths: z.int() }) },
  },
});
