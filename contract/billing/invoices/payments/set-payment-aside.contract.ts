import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { requiredText } from '#platform/calls/text-fields.ts';

export const setPaymentAsideBody = z.strictObject({ note: requiredText(200) });

export const setPaymentAside = route({
  method: 'POST',
  path: '/invoice-admin-api/bank-payment/{id}/set-aside',
  summary: 'Sets a payment aside that is for no invoice, with a note that says why',
  needs: 'invoices.payments',
  body: setPaymentAsideBody,
  example: { note: 'Paid back on 12 March' },
  reply: z.null(),
  refusals: {
    PAYMENT_NOT_FOUND: { status: 404 },
    PAYMENT_REGISTERED: { status: 409 },
    PAYMENT_SET_ASIDE: { status: 409 },
  },
});
