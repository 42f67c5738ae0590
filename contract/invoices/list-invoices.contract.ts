import { paymentStatuses } from '@takst/domain/invoices/payment-status.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#paging.ts';
import { route } from '#route.ts';
import { periodQuery } from './period-query.ts';
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

/** Which invoices, and their order. Of a quarter or a year those with a month in the period. */
export const invoiceRows = { ...rowsQuery(paymentStatuses, invoiceSorts), ...periodQuery };
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
