type RegisteredPayment = {
  readonly companyId: number;
  readonly invoiceNumber: number;
  readonly amountOre: number;
};

/** The record of a payment on an invoice, or of one that was taken back. */
export const recordOf = ({ companyId, invoiceNumber, amountOre }: RegisteredPayment) => ({
  companyId,
  kind: amountOre > 0 ? ('register-payment' as const) : ('reverse-payment' as const),
  subject: { type: 'invoice', id: invoiceNumber },
  about: null,
  before: null,
  after: { totalAmount: Math.abs(amountOre) },
});

type InvoiceOfMove = { readonly companyId: number; readonly number: number };

type MovedPayment = {
  readonly amountOre: number;
  readonly from: InvoiceOfMove;
  /** Undefined when it waits again. */
  readonly to: InvoiceOfMove | undefined;
};

/**
 * The records of a payment that was moved, one for each invoice. Each company's history says what became of its own
 * invoice, and nothing of another company's.
 */
export const recordsOfMove = ({ amountOre, from, to }: MovedPayment) => [
  { ...moveOf(from), before: { totalAmount: amountOre }, after: null },
  ...(to ? [{ ...moveOf(to), before: null, after: { totalAmount: amountOre } }] : []),
];

const moveOf = ({ companyId, number }: InvoiceOfMove) => ({
  companyId,
  kind: 'move-payment' as const,
  subject: { type: 'invoice', id: number },
  about: null,
});
