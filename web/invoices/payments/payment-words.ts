import type { BankPaymentEntry } from '@takst/contract/invoices/payments/list-bank-payments.contract.ts';
import { formatDate, formatKroner } from '#design/format.ts';

/** Which payment it is, in a dialog and for a button: amount and day. */
export const paymentWords = ({ amount, paidOn }: BankPaymentEntry): string =>
  `${formatKroner(amount)}, ${formatDate(paidOn)}`;
