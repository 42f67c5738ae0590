import type { BankPayment } from './bank-payment.ts';

export type IdentifiedPayment = BankPayment & {
  /** The same for the same payment in every file, and for no other. */
  readonly key: string;
  /** Its place among the payments of the file, from 1. */
  readonly row: number;
  /** An earlier row of the file is equal in everything, the bank's own reference too. */
  readonly isReferenceRepeated: boolean;
};

type KeyParts = {
  /** All but the place. */
  readonly facts: string;
  readonly reference: string;
  readonly place: number;
};

/** Null for the key of another version. */
function readKey(key: string): KeyParts | null {
  const [account, paidOn, amount, kid, reference = '', place = '', ...rest] = key.split('\t');
  if (!/^[1-9]\d*$/.test(place) || rest.length > 0) return null;
  const facts = [account, paidOn, amount, kid, reference].join('\t');
  return { facts, reference, place: Number(place) };
}

/**
 * Whether a row with the key of a known payment may be another payment all the same. A reference of the bank says that
 * it is not; without one, equal payments of two files that do not overlap have the same key.
 */
export const mayBeAnother = (key: string): boolean => readKey(key)?.reference === '';

/** The key of one more payment that is equal: a later file that has all of them finds each of them known. */
export function keyOfAnother(key: string, knownKeys: readonly string[]): string {
  const own = readKey(key);
  if (!own) throw new Error('the key of another version');
  const places = knownKeys.flatMap((keysOfPayment) => {
    const parts = readKey(keysOfPayment);
    return parts?.facts === own.facts ? [parts.place] : [];
  });
  return `${own.facts}\t${Math.max(own.place, ...places) + 1}`;
}

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
