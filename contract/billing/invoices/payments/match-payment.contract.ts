import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const matchPaymentBody = z.strictObject({ invoiceNumber: id });

export const matchPayment = route({
  method: 'POST',
  path: '/invoice-admin-api/bank-payment/{id}/match',
  summary: 'Registers a payment that was not matched on an invoice of the operator',
  needs: 'invoices.payments',
  body: matchPaymentBody,
  example: { invoiceNumber: 100_001 },
  reply: z.object({ invoiceId: id, invoiceNumber: id, companyName: z.string() }),
  refusals: {
    PAYMENT_NOT_FOUND: { status: 404 },
    PAYMENT_REGISTERED: { status: 409 },
    INVOICE_NOT_FOUND: { status: 422 },
    NOTHING_TO_REVERSE: { status: 422 },
  },
});
