import * as z from 'zod/mini';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { monthLine } from '#billing/invoices/invoice.schema.ts';

/** Of a month against the one before it. The price difference is in kroner, VAT included. */
const facts = {
  id,
  /** The first of the month from which it holds. */
  month: calendarDate,
  priceDifference: z.number(),
};

/** A change with the lines that its type needs; without one of them it is an error (spec 2 §3). */
export const payrollChange = z.discriminatedUnion('changeType', [
  z.object({
    ...facts,
    changeType: z.literal('SUBSCRIBED'),
    oldLine: z.null(),
    newLine: monthLine,
  }),
  z.object({
    ...facts,
    changeType: z.literal('UNSUBSCRIBED'),
    oldLine: monthLine,
    newLine: z.null(),
  }),
  z.object({
    ...facts,
    changeType: z.literal('PRICE_CHANGED'),
    oldLine: monthLine,
    newLine: monthLine,
  }),
]);
export type PayrollChange = z.output<typeof payrollChange>;
