import { paymentFileFaults } from '@takst/domain/billing/invoices/payments/bank-payment.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';
import { requiredText } from '#platform/calls/text-fields.ts';
import { paymentFile } from './payment-file.schema.ts';

/** The largest file: some 60,000 payments. */
export const maxPaymentFileBytes = 10 * 1_048_576;
const maxBase64 = Math.ceil(maxPaymentFileBytes / 3) * 4;

export const importPayments = route({
  method: 'POST',
  path: '/invoice-admin-api/payment-file',
  summary:
    'Registers the payments of a file of the bank (CAMT.054 or OCR giro) on their invoices; the same file or payment again changes nothing',
  needs: 'invoices.payments',
  maxBodyBytes: maxBase64 + 10_000,
  body: z.strictObject({
    name: requiredText(200),
    /** The bytes of the file, as base64. */
    content: z
      .string()
      .check(
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'wrongFormat' }),
        z.maxLength(maxBase64, { error: 'maxLength' }),
      ),
  }),
  /** OCR giro with one payment. */
  example: {
    name: 'innbetalinger.txt',
    content:
      'TlkwMDAwMTAwMDAwODA4MDAwMDAwMDEwMDAxMDIwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAw' +
      'MDAwMDAwMDAwMDAwMDAKTlkwOTAwMjAwMDAwMDAwMDAwMDAwMDAxODYwMTExMTc5NDcwMDAwMDAwMDAwMDAwMDAw' +
      'MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAKTlkwOTEzMzAwMDAwMDAxMDMwMzI2MDExMTAwMDAwNzAwMDAw' +
      'MDAwMDAwMDAxMDAwMCAgICAgICAgICAgICAgICAgICAgICAgICAwMDAwMDAKTlkwOTEzMzEwMDAwMDAxMDAwMDAw' +
      'MDAwNzAwMDAwMDAwMDAwMDAwMDAwMzAzMjY5OTk5ODg3Nzc3NzAwMDAwMDAwMDAwMDAwMDAwMDAwMDAKTlkwOTAw' +
      'ODgwMDAwMDAwMTAwMDAwMDA0MDAwMDAwMDAwMDAwMTAwMDAwMzAzMjYwMzAzMjYwMzAzMjYwMDAwMDAwMDAwMDAw' +
      'MDAwMDAwMDAKTlkwMDAwODkwMDAwMDAwMTAwMDAwMDA2MDAwMDAwMDAwMDAwMTAwMDAwMzAzMjYwMDAwMDAwMDAw' +
      'MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAK',
  },
  reply: z.extend(paymentFile, {
    /** The file was imported before. */
    isRepeated: z.boolean(),
  }),
  refusals: {
    /** Nothing of it was registered. */
    FILE_REFUSED: {
      status: 422,
      details: z.object({
        fault: z.enum(paymentFileFaults),
        line: z.nullable(z.int()),
        /** That is none of the operator's, or was not on a day; empty where the file names none. */
        account: z.nullable(z.string()),
        /** Of ACCOUNT_NOT_IN_FORCE: the day of a payment on which the account was not the operator's. */
        day: z.nullable(calendarDate),
      }),
    },
  },
});
