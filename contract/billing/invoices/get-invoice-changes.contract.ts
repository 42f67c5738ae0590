import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { costChangeGroup, costChangeTypes } from './get-cost-changes.contract.ts';
import { invoiceEntry } from './invoice.schema.ts';
import { opensInvoices } from './opens-invoices.ts';

export const getInvoiceChanges = route({
  method: 'GET',
  path: '/api/invoice/changes/by-invoice-id/{id}',
  summary:
    'What makes an invoice differ from the last one of its agreement, by type of change, line for line; the sums are exact',
  needs: opensInvoices,
  query: z.strictObject({
    /** The type whose changes are all returned. */
    all: z.optional(z.enum(costChangeTypes)),
  }),
  reply: z.object({
    /** The last invoice of the same agreement before this one; null for the first one, and for a credit note. */
    last: z.nullable(
      z.pick(invoiceEntry, {
        id: true,
        invoiceNumber: true,
        month: true,
        year: true,
        firstMonth: true,
        totalPrice: true,
      }),
    ),
    groups: z.array(costChangeGroup),
  }),
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
});
