import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { invoiceEntry, invoiceLine } from '../invoice.schema.ts';
import { opensInvoices } from '../opens-invoices.ts';

/** An invoice under the names of the operator's accounts (spec 2 §3, Admin invoice). */
const adminInvoice = z.extend(
  z.pick(invoiceEntry, {
    invoiceDate: true,
    agreementNumber: true,
    companyId: true,
    dueDate: true,
    invoiceNumber: true,
    kid: true,
    outstandingAmount: true,
    paymentStatus: true,
    reminderDueDate: true,
    totalVat: true,
  }),
  {
    /** The agreement's invoice reference, and what the company knows the invoice by. */
    invoiceRef: z.string(),
    theirReference: z.string(),
    /** The number of the agreement. */
    ourReference: z.string(),
    /** The customer number. */
    payerRef: z.string(),
    totalAmount: z.number(),
    lines: z.array(invoiceLine),
  },
);

export const getAdminInvoice = route({
  method: 'GET',
  path: '/invoice-admin-api/invoice/{id}',
  summary: 'One invoice or credit note with its lines, under the names of the accounts',
  needs: opensInvoices,
  reply: adminInvoice,
  refusals: { INVOICE_NOT_FOUND: { status: 404 } },
});
