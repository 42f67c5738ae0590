import { invoiceWays } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import { agreementSubtypes } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { paymentStatuses } from '@takst/domain/billing/invoices/payment-status.rules.ts';
import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';

/** Kroner with two decimals, VAT included. Of a credit note 0 or less. */
const kroner = z.number();

/** An invoice or a credit note in a list (spec 2 §3). */
export const invoiceEntry = z.object({
  id,
  invoiceNumber: id,
  type: z.enum(['INVOICE', 'CREDIT_NOTE']),
  /** Of a credit note: the invoice that it credits. */
  creditedInvoiceId: z.nullable(id),
  companyId: id,
  companyCustomerNumber: z.string(),
  companyName: z.string(),
  agreementNumber: id,
  agreementSubTypeId: z.enum(agreementSubtypes),
  invoiceDate: calendarDate,
  dueDate: calendarDate,
  reminderDueDate: z.nullable(calendarDate),
  createdAt: instant,
  /** The last month that is invoiced, and the first. */
  month: z.int(),
  year: z.int(),
  firstMonth: calendarDate,
  ticketCount: z.int(),
  lineCount: z.int(),
  reference: z.string(),
  kid: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  totalPrice: kroner,
  totalVat: kroner,
  outstandingAmount: kroner,
});
export type InvoiceEntry = z.output<typeof invoiceEntry>;

const refund = z.object({
  id,
  amount: kroner,
  vatAmount: kroner,
  description: z.nullable(z.string()),
  createdAt: instant,
  /** The credit note; null for a refund of nothing, which makes none, and while the line is on no invoice. */
  invoiceId: z.nullable(id),
  invoiceNumber: z.nullable(id),
  refundForInvoiceLineId: id,
});

/** What is billed for one thing in a month, also while the month is open. Who it is for is null when they are erased. */
export const monthLine = z.object({
  description: bilingualText,
  /** The first of the month that it is for. */
  month: calendarDate,
  price: kroner,
  priceVat: kroner,
  quantity: z.int(),
  vatPercent: z.int(),
  agreementNumber: id,
  /** TICKET, MOBILITY or FEE, and others as they are sold. */
  productType: z.string(),
  /** The ticket or the subscription; of a fee the card. */
  relatedId: id,
  ticketId: z.nullable(id),
  profileId: z.nullable(z.string()),
  numberOfZones: z.nullable(z.int()),
  zoneFrom: z.nullable(z.string()),
  zoneTo: z.nullable(z.string()),
  allZones: z.boolean(),
  timeOfSale: instant,
  subscriberId: z.nullable(id),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  phoneCountryCode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  employeeId: z.nullable(z.string()),
});
export type MonthLine = z.output<typeof monthLine>;

/** A line of a closed month (spec 2 §3). */
export const invoiceLine = z.extend(monthLine, {
  id,
  /** Null where no invoice is made of it. */
  invoiceId: z.nullable(id),
  refunds: z.array(refund),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** A credit that was set off against the invoice, or what was done with its own (docs/decisions/0063). */
const settlement = z.object({
  amount: kroner,
  day: calendarDate,
  /** Of an earlier invoice, and set off against this one. */
  isOfEarlier: z.boolean(),
  /** The other invoice; null when the credit was paid out. */
  invoiceId: z.nullable(id),
  invoiceNumber: z.nullable(id),
});

export const invoice = z.extend(invoiceEntry, { invoiceLines: z.array(invoiceLine) });
export type Invoice = z.output<typeof invoice>;

/** How and when an invoice reached its company. */
const delivery = z.object({
  /** Null: it goes to nobody, and stands in the portal alone. */
  way: z.nullable(z.enum(invoiceWays)),
  /**
   * WAITING: is sent soon. SENT: the mail server or the access point has taken it. DELIVERED: the receiver's access point
   * has confirmed an EHF. FAILED: it was refused, and customer support knows.
   */
  state: z.enum(['NOBODY', 'WAITING', 'SENT', 'DELIVERED', 'FAILED']),
  /** When it came into this state; null while it waits, and where it goes to nobody. */
  at: z.nullable(instant),
});

/** The page of an invoice or a credit note. */
export const invoiceDetails = z.extend(invoice, {
  /** Null where it was issued before deliveries were noted. */
  delivery: z.nullable(delivery),
  settlements: z.array(settlement),
  /** Of a credit note: the reason, if the user wrote one. */
  reason: z.nullable(z.string()),
});
export type InvoiceDetails = z.output<typeof invoiceDetails>;
