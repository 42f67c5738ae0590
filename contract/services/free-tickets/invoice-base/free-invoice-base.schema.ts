import { freeHolderTypes } from '@takst/domain/services/free-tickets/holder-type.ts';
import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { id, instant } from '#platform/calls/scalars.ts';

/** Kroner with two decimals, VAT included. */
const kroner = z.number();

/** What is or will be invoiced for the free tickets of a department in a month (spec 3 §3). */
export const freeInvoiceBaseEntry = z.object({
  /** `500123-202603`; it stays the same when the month is closed. */
  id: z.string(),
  month: z.int(),
  year: z.int(),
  agreementNumber: id,
  /** What the department is called; empty where it has no name. */
  invoiceReference: z.string(),
  /** An open one may change until the month is closed. */
  isClosed: z.boolean(),
  ticketCount: z.int(),
  /** Fees for cards. */
  feeCount: z.int(),
  /** Lines whose price is not on file yet; the totals lack them. */
  unpricedCount: z.int(),
  totalPrice: kroner,
  totalVat: kroner,
});
export type FreeInvoiceBaseEntry = z.output<typeof freeInvoiceBaseEntry>;

/** A ticket in the month, or the fee for a card. */
const freeInvoiceLine = z.object({
  timeOfSale: instant,
  description: bilingualText,
  /** TICKET or FEE. */
  productType: z.string(),
  /** Null of a fee. */
  ticketId: z.nullable(id),
  firstName: z.string(),
  lastName: z.string(),
  employeeId: z.nullable(z.string()),
  /** Null of a fee. */
  ticketHolderType: z.nullable(z.enum(freeHolderTypes)),
  phoneCountryCode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  zoneFrom: z.nullable(z.string()),
  zoneTo: z.nullable(z.string()),
  allZones: z.boolean(),
  numberOfZones: z.nullable(z.int()),
  /** For one ticket; null while no price is on file. */
  price: z.nullable(kroner),
  quantity: z.int(),
  vatPercent: z.nullable(z.int()),
  /** The VAT of quantity times price, rounded once. */
  priceVat: z.nullable(kroner),
});
export type FreeInvoiceLine = z.output<typeof freeInvoiceLine>;

/** The lines whose personal data is deleted, as one. */
const erasedLines = z.object({
  ticketCount: z.int(),
  feeCount: z.int(),
  /** Of the lines with a price. */
  totalPrice: kroner,
  /** The sum of the VAT of the lines, each rounded. */
  totalVat: kroner,
});

export const freeInvoiceBase = z.extend(freeInvoiceBaseEntry, {
  /** By name. */
  invoiceLines: z.array(freeInvoiceLine),
  /** Null while there are none. */
  erasedLines: z.nullable(erasedLines),
});
export type FreeInvoiceBase = z.output<typeof freeInvoiceBase>;
