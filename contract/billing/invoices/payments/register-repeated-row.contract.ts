import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, rowInPath } from '#platform/calls/scalars.ts';

export const registerRepeatedRow = route({
  method: 'POST',
  path: '/invoice-admin-api/payment-file/{id}/row/{row}/register',
  summary:
    'Registers a row of a file that was taken for a payment of an earlier file as a payment of its own',
  needs: 'invoices.payments',
  params: { row: rowInPath },
  /** Where it is now; null when it waits. */
  reply: z.object({
    invoice: z.nullable(z.object({ id, invoiceNumber: id, companyName: z.string() })),
  }),
  refusals: {
    /** The file has no such row, or it was not taken for another payment. */
    ROW_NOT_FOUND: { status: 404 },
    ROW_REGISTERED: { status: 409 },
    /** Both have the same reference of the bank. */
    SAME_PAYMENT: { status: 422 },
  },
});
