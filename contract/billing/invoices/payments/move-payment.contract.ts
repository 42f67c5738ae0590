import * as z from 'zod/mini';
import { changedSince } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const movePaymentBody = z.strictObject({
  /** The invoice that the user saw the payment on. */
  previousInvoiceNumber: id,
  /** Null for none: the payment waits again. */
  invoiceNumber: z.nullable(id),
});

export const movePayment = route({
  method: 'POST',
  path: '/invoice-admin-api/bank-payment/{id}/move',
  summary:
    'Moves a registered payment to another invoice of the operator, or back to those that wait',
  needs: 'invoices.payments',
  body: movePaymentBody,
  example: { previousInvoiceNumber: 100_001, invoiceNumber: 100_002 },
  /** Where it is now; null while it waits. */
  reply: z.object({
    invoice: z.nullable(z.object({ id, invoiceNumber: id, companyName: z.string() })),
  }),
  refusals: {
    PAYMENT_NOT_FOUND: { status: 404 },
    /** It is on no invoice, or was moved since to the one that is named. */
    PAYMENT_MOVED_SINCE: changedSince({ currentInvoiceNumber: z.nullable(id) }),
    INVOICE_NOT_FOUND: { status: 422 },
    NOTHING_TO_REVERSE: { status: 422 },
    /** The bank has taken it back since: the invoice would be left with less than nothing. */
    PAYMENT_REVERSED: { status: 409 },
  },
});
