import type { BankPayment } from './bank-payment.ts';

export type IdentifiedPayment = BankPayment & {
  /** The same for the same payment in every file, and for no other. */
  readonly key: string;
  /** Its place among the payments of the file, from 1. */
  readonly row: number;
  /** An earlier row of the file is equal in everything, the bank's own reference too. */
  readonly isReferenceRepeated: boolean;
};

/**
 * Tells payments apart by account, day, amount, KID, the bank's own reference where there is one, and the place among
 * those of the file that are equal in all of these. A reference alone is no key: banks begin again with 1 each day.
 */
export function identifyPayments(payments: readonly BankPayment[]): IdentifiedPayment[] {
  const equalCounts = new Map<string, number>();
  return payments.map((payment, index) => {
    const { account, paidOn, amountOre, kid, reference } = payment;
    // No text of a file has a tab (bank-text.rules.ts), so that no two keys run together.
    const facts = [account, paidOn, amountOre, kid ?? '', reference?.text ?? ''].join('\t');
    const place = (equalCounts.get(facts) ?? 0) + 1;
    equalCounts.set(facts, place);
    return {
      ...payment,
      key: `${facts}\t${place}`,
      row: index + 1,
      isReferenceRepeated: place > 1 && reference?.isOwn === true,
    };
  });
}
