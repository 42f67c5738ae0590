export const paymentStatuses = ['UNPAID', 'PARTLY_PAID', 'PAID', 'OVERDUE', 'CREDITED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What decides whether an invoice is paid, in øre. */
export type InvoiceAccount = {
  readonly kind: 'invoice' | 'credit-note';
  readonly totalOre: number;
  /** By credit notes. */
  readonly refundedOre: number;
  /** By payments and by credits that were set off against it, less what of its own credit was set off or paid out. */
  readonly paidOre: number;
  readonly dueDate: Temporal.PlainDate;
};

/** An invoice is due so many days after its date as its agreement says (domain: Invoices). */
export const dueDateOf = (
  invoiceDate: Temporal.PlainDate,
  paymentDeadlineDays: number,
): Temporal.PlainDate => invoiceDate.add({ days: paymentDeadlineDays });

/** What is still to be paid; less than nothing when too much was paid. Nothing is paid for a credit note. */
export const outstandingOre = ({ kind, totalOre, refundedOre, paidOre }: InvoiceAccount): number =>
  kind === 'credit-note' ? 0 : totalOre - refundedOre - paidOre;

/** Follows from what was registered and the day; nothing has to run at midnight. */
export function paymentStatus(account: InvoiceAccount, today: Temporal.PlainDate): PaymentStatus {
  const { kind, totalOre, refundedOre, paidOre, dueDate } = account;
  if (kind === 'credit-note' || (totalOre > 0 && refundedOre >= totalOre)) return 'CREDITED';
  if (outstandingOre(account) <= 0) return 'PAID';
  if (Temporal.PlainDate.compare(today, dueDate) > 0) return 'OVERDUE';
  return paidOre > 0 ? 'PARTLY_PAID' : 'UNPAID';
}

/** A reminder gives 14 more days. */
const reminderDays = 14;

/** When an overdue invoice must be paid at the latest; null for any other. */
export const reminderDueDate = (
  account: InvoiceAccount,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null =>
  paymentStatus(account, today) === 'OVERDUE' ? account.dueDate.add({ days: reminderDays }) : null;
