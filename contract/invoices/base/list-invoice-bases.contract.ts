import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#paging.ts';
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

const { searchFor, sort } = rowsQuery([], invoiceBaseSorts);

/** Which months, and their order. */
export const invoiceBaseRows = { searchFor, sort, ...periodQuery };
export type InvoiceBaseRows = z.output<z.ZodMiniObject<typeof invoiceBaseRows>>;

export const listInvoiceBases = route({
  method: 'GET',
  path: '/invoice-admin-api/invoice-base/by-company-id/{id}',
  summary:
    'The invoice base of a company by agreement and month, newest first; every word must match reference or agreement',
  needs: 'invoices',
  company: 'id',
  query: z.strictObject({ ...pageQuery.shape, ...invoiceBaseRows }),
  reply: pageOf(invoiceBaseEntry),
  refusals: {},
});
