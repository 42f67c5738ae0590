import * as z from 'zod/mini';
import { invoiceEntry, invoiceLine } from '../invoice.schema.ts';

/** A closed month of an agreement: what is on an invoice, or is invoiced elsewhere. */
export const invoiceBaseEntry = z.pick(invoiceEntry, {
  id: true,
  companyId: true,
  companyCustomerNumber: true,
  companyName: true,
  agreementNumber: true,
  agreementSubTypeId: true,
  /** When it was closed. */
  createdAt: true,
  month: true,
  year: true,
  ticketCount: true,
  lineCount: true,
  reference: true,
  totalPrice: true,
  totalVat: true,
});
export type InvoiceBaseEntry = z.output<typeof invoiceBaseEntry>;

export const invoiceBase = z.extend(invoiceBaseEntry, { invoiceLines: z.array(invoiceLine) });
