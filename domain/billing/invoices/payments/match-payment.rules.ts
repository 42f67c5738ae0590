import { type InvoiceKey, readKid } from '#billing/invoices/kid.rules.ts';
import type { IdentifiedPayment } from './identify-payments.rules.ts';

/** Why a payment is registered on no invoice. */
export const unmatchedReasons = [
  'KID_MISSING',
  'KID_WRONG',
  'INVOICE_NOT_FOUND',
  'NOTHING_TO_REVERSE',
  'SEVERAL_REFERENCES',
  'REFERENCE_REPEATED',
  'PAID_BEFORE_INVOICE',
  'PAID_IN_FUTURE',
  'AMOUNT_UNLIKELY',
  'MOVED_BACK',
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

/** An invoice that a payment may be for. */
export type PayableInvoice = {
  readonly id: number;
  readonly companyId: number;
  readonly number: number;
  readonly invoiceDate: Temporal.PlainDate;
  readonly totalOre: number;
  readonly paidOre: number;
};

/** The invoice that the payment itself names, or why it names none. */
function keyOf({
  kid,
  isUndivided,
}: Pick<IdentifiedPayment, 'kid' | 'isUndivided'>): InvoiceKey | UnmatchedReason {
  if (isUndivided) return 'SEVERAL_REFERENCES';
  if (kid === null) return 'KID_MISSING';
  return readKid(kid) ?? 'KID_WRONG';
}

/** What was paid of an invoice never becomes less than nothing. */
export const mayRegister = (amountOre: number, paidOre: number): boolean =>
  amountOre > 0 || paidOre + amountOre >= 0;

/** A larger payment is taken for a typing error and waits for a person. */
const maxTimesInvoice = 1_000;

/** Why a payment with the KID of an invoice waits for a person all the same. */
function refuseFor(
  { paidOn, amountOre, isReferenceRepeated }: IdentifiedPayment,
  { invoiceDate, totalOre }: PayableInvoice,
  today: Temporal.PlainDate,
): UnmatchedReason | null {
  if (isReferenceRepeated) return 'REFERENCE_REPEATED';
  if (Temporal.PlainDate.compare(paidOn, today) > 0) return 'PAID_IN_FUTURE';
  if (Temporal.PlainDate.compare(paidOn, invoiceDate) < 0) return 'PAID_BEFORE_INVOICE';
  return Math.abs(amountOre) > maxTimesInvoice * totalOre ? 'AMOUNT_UNLIKELY' : null;
}

export type DecidedPayment = {
  readonly payment: IdentifiedPayment;
  readonly invoice: PayableInvoice | null;
  /** Null for one that is registered. */
  readonly reason: UnmatchedReason | null;
};

type PaymentContext = {
  /** By number. */
  readonly invoices: ReadonlyMap<number, PayableInvoice>;
  readonly today: Temporal.PlainDate;
};

/**
 * Decides which payments of a file are registered on which invoice. A reversed payment takes back what was paid, other
 * payments of the file included, and no more.
 */
export function decidePayments(
  payments: readonly IdentifiedPayment[],
  { invoices, today }: PaymentContext,
): DecidedPayment[] {
  const decided = payments.map((payment): DecidedPayment => {
    const key = keyOf(payment);
    if (typeof key === 'string') return { payment, invoice: null, reason: key };
    const invoice = invoices.get(key.invoiceNumber);
    if (invoice?.companyId !== key.companyId)
      return { payment, invoice: null, reason: 'INVOICE_NOT_FOUND' };
    return { payment, invoice, reason: refuseFor(payment, invoice, today) };
  });
  return refuseExcessReversals(decided);
}

function refuseExcessReversals(decided: readonly DecidedPayment[]): DecidedPayment[] {
  const paidById = new Map<number, number>();
  const paidOf = ({ id, paidOre }: PayableInvoice) => paidById.get(id) ?? paidOre;
  for (const { payment, invoice, reason } of decided) {
    if (invoice && reason === null && payment.amountOre > 0)
      paidById.set(invoice.id, paidOf(invoice) + payment.amountOre);
  }
  return decided.map((one) => {
    const { payment, invoice, reason } = one;
    if (!invoice || reason !== null || payment.amountOre > 0) return one;
    if (!mayRegister(payment.amountOre, paidOf(invoice)))
      return { ...one, reason: 'NOTHING_TO_REVERSE' };
    paidById.set(invoice.id, paidOf(invoice) + payment.amountOre);
    return one;
  });
}
