import * as z from 'zod/mini';
import { pageOf, pageQuery, type SortBy } from '#paging.ts';
import { route } from '#route.ts';
import { periodQuery } from '../period-query.ts';
import { invoiceBaseEntry } from './invoice-base.schema.ts';

export const invoiceBaseSorts = [
  'month',
  'agreementType',
  'ticketCount',
  'reference',
  'totalPrice',
] as const;
export type InvoiceBaseSort = SortBy<(typeof invoiceBaseSorts)[number]>;

export const listInvoiceBases = route({
  method: 'GET',
  path: '/invoice-admin-api/invoice-base/by-company-id/{id}',
  summary:
    'The invoice base of a company by agreement and month, newest first; every word must match reference or agreement',
  needs: 'invoices',
  company: 'id',
  query: z.strictObject({
    ...pageQuery.shape,
    ...periodQuery,
    sort: z.optional(z.enum(invoiceBaseSorts.flatMap((column) => [column, `-${column}` as const]))),
  }),
  reply: pageOf(invoiceBaseEntry),
  refusals: {},
});
