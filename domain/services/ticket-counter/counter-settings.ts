/** What a company sets at its ticket counter (spec 3 §3). */
export type CounterSettings = {
  /** Buyers may add invoice references. */
  readonly allowTicketAdminsToUpdateInvoiceReferences: boolean;
  /** An order without an invoice reference is refused. */
  readonly invoiceReferenceIsMandatory: boolean;
};

/** What counts while a company has saved nothing. */
export const unsetCounterSettings: CounterSettings = {
  allowTicketAdminsToUpdateInvoiceReferences: false,
  invoiceReferenceIsMandatory: false,
};
