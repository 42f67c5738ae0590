import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { paymentFile } from './payment-file.schema.ts';

export const getPaymentOverview = route({
  method: 'GET',
  path: '/invoice-admin-api/payment-file',
  summary: 'The last files of payments of the operator, newest first, and how many payments wait',
  needs: 'invoices.payments',
  reply: z.object({
    unmatched: z.int(),
    registered: z.int(),
    setAside: z.int(),
    files: z.array(paymentFile),
  }),
  refusals: {},
});
