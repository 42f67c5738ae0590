import { unmatchedReasons } from '@takst/domain/billing/invoices/payments/match-payment.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id, idInQuery } from '#platform/calls/scalars.ts';

const bankPaymentStates = ['UNMATCHED', 'REGISTERED', 'SET_ASIDE'] as const;

/** `REPEATED`: rows of the file whose payments an earlier file had. */
export const bankPaymentFilters = [...bankPaymentStates, 'REPEATED'] as const;
export type BankPaymentFilter = (typeof bankPaymentFilters)[number];

const bankPayment = z.object({
  id,
  /** The file that had it first. */
  fileId: id,
  fileName: z.string(),
  /** Its place there, from 1; null for one that was imported before places were stored. */
  row: z.nullable(z.int()),
  /** Its place in the file that is asked for, where an earlier one had it. */
  repeatedRow: z.nullable(z.int()),
  /** That file. */
  repeatedFileId: z.nullable(id),
  /** That row may be another payment that is equal: the bank gave no reference to tell them apart. */
  mayBeAnother: z.boolean(),
  /** In kroner; less than nothing when it was reversed. */
  amount: z.number(),
  paidOn: calendarDate,
  kid: z.nullable(z.string()),
  /** As long as the payment is not matched. */
  payer: z.nullable(z.string()),
  state: z.enum(bankPaymentStates),
  /** Why it is on no invoice. */
  reason: z.nullable(z.enum(unmatchedReasons)),
  note: z.nullable(z.string()),
  invoice: z.nullable(
    z.object({
      id,
      invoiceNumber: id,
      companyId: id,
      companyName: z.string(),
      /** Less than nothing when too much was paid. */
      outstandingAmount: z.number(),
    }),
  ),
});
export type BankPaymentEntry = z.output<typeof bankPayment>;

export const listBankPayments = route({
  method: 'GET',
  path: '/invoice-admin-api/bank-payment',
  summary: 'Payments from the bank, newest first: unmatched, registered or set aside',
  needs: 'invoices.payments',
  query: z.extend(pageQuery, {
    filter: z.optional(z.enum(bankPaymentFilters)),
    file: z.optional(idInQuery),
  }),
  reply: pageOf(bankPayment),
  refusals: {},
});
