import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { formatDate, formatKroner } from '#platform/design/format.ts';

/** Which payment it is, in a dialog and for a button. */
export const paymentWords = ({ amount, paidOn, payer }: BankPaymentEntry): string =>
  [formatKroner(amount), formatDate(paidOn), payer].filter((word) => word !== null).join(', ');
