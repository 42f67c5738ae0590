import { paymentStatuses } from '@takst/domain/invoices/payment-status.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#paging.ts';
import { route } from '#route.ts';
import { invoiceEntry } from './invoice.schema.ts';

export const invoiceSorts = [
  'invoiceNumber',
  'invoiceDate',
  'agreementType',
  'month',
  'ticketCount',
  'reference',
  'paymentStatus',
  'dueDate',
  'totalPrice',
] as const;

/** A year of four digits. */
const year = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{3}$/, { error: 'numbersOnly' })),
  z.transform((text) => Number(text)),
);

/** Which invoices, and their order. With a year: those whose last month is in it. */
export const invoiceRows = {
  ...rowsQuery(paymentStatuses, invoiceSorts),
  year: z.optional(year),
};
export type InvoiceRows = z.output<z.ZodMiniObject<typeof invoiceRows>>;

export const listInvoices = route({
  method: 'GET',
  path: '/api/invoice/by-company-id/{id}',
  summary:
    'The invoices and credit notes of a company, newest first; every word must match number, reference, KID or agreement',
  needs: 'invoices',
  company: 'id',
  query: z.strictObject({ ...pageQuery.shape, ...invoiceRows }),
  reply: pageOf(invoiceEntry),
  refusals: {},
});
