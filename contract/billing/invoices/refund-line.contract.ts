import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { requiredText } from '#platform/calls/text-fields.ts';
import { opensInvoices } from './opens-invoices.ts';

/** Kroner with at most two decimals. */
const amount = z.number({ error: 'required' }).check(
  z.minimum(0, { error: 'minValue' }),
  z.maximum(1_000_000, { error: 'maxValue' }),
  z.refine((kroner) => Math.round(kroner * 100) / 100 === kroner, { error: 'wrongFormat' }),
);

export const refundLineBody = z.strictObject({
  amount,
  description: z.nullable(requiredText(200)),
});

export const refundLine = route({
  method: 'POST',
  path: '/invoice-admin-api/invoice/{id}/refund-line/{lineId}',
  summary:
    'Refunds an amount of a line by a credit note with a number of its own; a refund of 0 is noted on the line and makes none',
  needs: { any: ['invoices.refund', 'subscriptions.refund'] },
  /** A refund is made where a service opens the invoice to who makes it (spec 1 §6). */
  alsoAsks: opensInvoices.any,
  body: refundLineBody,
  example: { amount: 0, description: null },
  /** The credit note; null for a refund of 0. */
  reply: z.nullable(z.object({ id, invoiceNumber: id })),
  refusals: {
    LINE_NOT_FOUND: { status: 404 },
    /** Of subscriptions, in production or by a setting of the company (spec 2 §6). */
    REFUND_SWITCHED_OFF: { status: 409 },
    /** More than price times quantity minus refunds, in kroner. */
    AMOUNT_TOO_HIGH: { status: 422, details: z.object({ refundable: z.number() }) },
    /** A second refund of a line waits two minutes (spec 2 §8). */
    NEWLY_REFUNDED: { status: 429, details: z.object({ nextAt: instant }) },
  },
});
