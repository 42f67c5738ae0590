import type { RegisteredPayment } from './bank-payment.store.ts';

/** The record of a payment on an invoice, or of one that was taken back. */
export const recordOf = ({ companyId, invoiceNumber, amountOre }: RegisteredPayment) => ({
  companyId,
  kind: amountOre > 0 ? ('register-payment' as const) : ('reverse-payment' as const),
  subject: { type: 'invoice', id: invoiceNumber },
  about: null,
  before: null,
  after: { totalAmount: Math.abs(amountOre) },
});
