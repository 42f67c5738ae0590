import { changeTypes } from '@takst/domain/billing/payroll/change-type.ts';
import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { freeHolderType } from '../free-media-type.schema.ts';

/** A line of the book: a ticket in a month, with its holder. Amounts in kroner, VAT included. */
const taxedTicket = z.object({
  agreementNumber: id,
  ticketId: id,
  timeOfSale: instant,
  description: bilingualText,
  productId: z.string(),
  /** The number of the profile: 1, 2 or 4. */
  profile: z.int(),
  ticketHolderType: freeHolderType,
  zoneFrom: z.nullable(z.string()),
  zoneTo: z.nullable(z.string()),
  allZones: z.boolean(),
  numberOfZones: z.nullable(z.int()),
  /** What the company pays; null while no price is on file. */
  price: z.nullable(z.number()),
  quantity: z.literal(1),
  vatPercent: z.nullable(z.int()),
  priceVat: z.nullable(z.number()),
  /** What is taxed; null where no retail price is on file. */
  taxAmount: z.nullable(z.number()),
  employeeId: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  phoneCountryCode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type TaxedTicket = z.output<typeof taxedTicket>;

/** A change of the benefit (spec 3 §3, "Tax base change"), or all changes of a type whose employee numbers are erased. */
export const taxChange = z.object({
  id: z.int(),
  changeType: z.enum(changeTypes),
  /** How many changes it stands for: one, or those that are erased. */
  changes: z.int(),
  /** From the new line, else the old one. Null when the lines are erased, like the fields that follow. */
  agreementNumber: z.nullable(id),
  /** The name of the department; empty where it has none. */
  invoiceReference: z.string(),
  employeeId: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  oldLine: z.nullable(taxedTicket),
  newLine: z.nullable(taxedTicket),
  /** Taxable amounts in kroner; null where there is none, or no line. */
  oldPrice: z.nullable(z.number()),
  newPrice: z.nullable(z.number()),
});
export type TaxChangeEntry = z.output<typeof taxChange>;
