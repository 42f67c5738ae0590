import { changeTypes } from '@takst/domain/billing/payroll/change-type.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { payrollRows } from './list-payroll-changes.contract.ts';

export const getPayrollOverview = route({
  method: 'GET',
  path: '/api/payroll/overview/by-company-id/{id}',
  summary: 'What is deducted in each month of the list, and how many changes each filter has',
  needs: anySubscriberService,
  company: 'id',
  query: z.strictObject({ from: payrollRows.from }),
  reply: z.object({
    /** Oldest first; the first one is the month before those that are listed. */
    months: z.array(
      z.object({
        month: calendarDate,
        /** Its lines can change no more. */
        isClosed: z.boolean(),
        /** False of a month before the operator's first one in the portal. */
        isInvoicedHere: z.boolean(),
        people: z.int(),
        totalPrice: z.number(),
        counts: z.record(z.enum(changeTypes), z.int()),
      }),
    ),
  }),
  readsStandby: true,
  refusals: {},
});
