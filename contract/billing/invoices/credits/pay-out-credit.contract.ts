import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { requiredText } from '#platform/calls/text-fields.ts';

/** What is typed; the day is chosen. */
export const payOutFields = z.strictObject({
  /** Kroner with at most two decimals. */
  amount: z.number({ error: 'required' }).check(
    z.minimum(0.01, { error: 'minValue' }),
    z.maximum(1_000_000_000, { error: 'maxValue' }),
    z.refine((kroner) => Math.round(kroner * 100) / 100 === kroner, { error: 'wrongFormat' }),
  ),
  note: requiredText(200),
});

const payOutCreditBody = z.extend(payOutFields, { paidOutOn: calendarDate });

export const payOutCredit = route({
  method: 'POST',
  path: '/invoice-admin-api/invoice/{id}/pay-out',
  summary: 'Registers that a credit of a company, or a part of it, was paid out',
  needs: 'invoices.payments',
  body: payOutCreditBody,
  example: { amount: 324.5, paidOutOn: '2026-03-02', note: 'Bank transfer 4711' },
  /** What is left of the credit, in kroner. */
  reply: z.object({ remaining: z.number() }),
  refusals: {
    INVOICE_NOT_FOUND: { status: 404 },
    /** It was paid out or set off meanwhile, or never was so much; in kroner. */
    CREDIT_TOO_LOW: { status: 409, details: z.object({ remaining: z.number() }) },
    /** After today, or before the invoice. */
    DAY_NOT_POSSIBLE: { status: 422 },
  },
});
