import * as z from 'zod/mini';

export const counterSettingsFields = {
  /** Buyers may add invoice references. */
  allowTicketAdminsToUpdateInvoiceReferences: z.boolean({ error: 'required' }),
  /** An order without an invoice reference is refused. */
  invoiceReferenceIsMandatory: z.boolean({ error: 'required' }),
};

/** What a company has set at its ticket counter (spec 3 §3). */
export const counterSettings = z.object({
  ...counterSettingsFields,
  /** A digest of the settings. A save sends the digest that the user saw. */
  version: z.string(),
});
export type CounterSettingsReply = z.output<typeof counterSettings>;
