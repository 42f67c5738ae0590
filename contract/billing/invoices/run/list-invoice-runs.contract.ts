import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { invoiceRun } from './invoice-run.schema.ts';

export const listInvoiceRuns = route({
  method: 'GET',
  path: '/invoice-admin-api/invoice-run',
  summary:
    'The last invoice runs of the operator that made something, were started by staff or the command, or go on, newest first',
  needs: 'invoices.run',
  reply: z.array(invoiceRun),
  refusals: {},
});
