import * as z from 'zod/mini';
import { route } from '#route.ts';
import { invoiceEntry } from './invoice.schema.ts';

export const listInvoices = route({
  method: 'GET',
  path: '/api/invoice/by-company-id/{id}',
  summary: 'The invoices and credit notes of a company, newest first',
  needs: 'invoices',
  company: 'id',
  reply: z.array(invoiceEntry),
  refusals: {},
});
