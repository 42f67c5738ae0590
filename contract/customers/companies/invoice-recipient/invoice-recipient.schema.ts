import { invoiceWays } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import * as z from 'zod/mini';
import { id, instant } from '#platform/calls/scalars.ts';

/** How a company gets its invoices. */
export const invoiceRecipient = z.object({
  /** How the next invoice goes; null: to nobody. */
  way: z.nullable(z.enum(invoiceWays)),
  /** Null where nobody has chosen: by EHF where the company is reached, else by e-mail. */
  chosenWay: z.nullable(z.enum(invoiceWays)),
  /** Of agreements without an address of their own. */
  email: z.nullable(z.string()),
  /** Agreements with an address of their own. */
  agreementEmails: z.array(
    z.object({ agreementId: id, invoiceReference: z.string(), email: z.string() }),
  ),
  /** Whether the operator sends EHF at all. */
  sendsEhf: z.boolean(),
  /** Null until the look-up has answered. */
  reachedByEhf: z.nullable(z.boolean()),
  lookedUpAt: z.nullable(instant),
  /** A digest of the settings. A save sends the digest that the user saw. */
  version: z.string(),
});
export type InvoiceRecipient = z.output<typeof invoiceRecipient>;
