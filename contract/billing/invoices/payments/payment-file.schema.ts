import { paymentFormats } from '@takst/domain/billing/invoices/payments/bank-payment.ts';
import * as z from 'zod/mini';
import { id, instant } from '#platform/calls/scalars.ts';

/** A file of payments that was imported. Amounts in kroner. */
export const paymentFile = z.object({
  id,
  name: z.string(),
  format: z.enum(paymentFormats),
  payments: z.int(),
  totalAmount: z.number(),
  /** Those that an earlier file had: they were not registered again. */
  repeated: z.int(),
  registered: z.int(),
  registeredAmount: z.number(),
  unmatched: z.int(),
  importedBy: z.string(),
  importedAt: instant,
});
export type PaymentFile = z.output<typeof paymentFile>;
