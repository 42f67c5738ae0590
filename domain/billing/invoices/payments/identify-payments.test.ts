import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankPayment } from './bank-payment.ts';
import { identifyPayments, keyOfAnother, mayBeAnother } from './identify-payments.rules.ts';
import { anyPaymentFiles, type MadePayment } from './test-payment-files.ts';

const account = '86011117947';

const asReported = ({ day, ore, kid, reference }: MadePayment): BankPayment => ({
  account,
  reference: reference === null ? null : { text: reference, isOwn: true },
  amountOre: ore,
  paidOn: Temporal.PlainDate.from({ year: 2026, month: 3, day }),
  kid: kid === 0 ? null : String(kid),
  payer: null,
  isUndivided: false,
});

type Identify = (payments: readonly BankPayment[]) => { readonly key: string }[];

/** Imports the files with a way of telling payments apart, and fails when one is lost or there twice. */
const isEachThereOnce = (identify: Identify) =>
  fc.property(anyPaymentFiles, ({ payments, files }) => {
    const keys = new Set(
      files.flatMap((file) => identify(file.map(asReported))).map(({ key }) => key),
    );
    expect(keys.size).toBe(payments.length);
  });

describe('payments of files', () => {
  it('are each there once, however they are split, in any order, and again', () => {
    expect(fc.check(isEachThereOnce(identifyPayments), { numRuns: 150 })).toMatchObject({
      failed: false,
    });
  });

  // Planted faults: the way of an earlier version, and keys without one of their parts.
  it.each<[string, Identify]>([
    [
      'by the reference and the amount',
      (payments) =>
        payments.map(({ reference, amountOre }, place) => ({
          key: `${reference?.text ?? place} ${amountOre}`,
        })),
    ],
    [
      'without the place among equal ones',
      (payments) =>
        identifyPayments(payments).map(({ key }) => ({ key: key.replace(/\t\d+$/, '') })),
    ],
    [
      'by the place in the file',
      (payments) => identifyPayments(payments).map(({ key, row }) => ({ key: `${key} ${row}` })),
    ],
    [
      'without the day',
      (payments) =>
        identifyPayments(payments).map(({ key }) => ({ key: key.replace(/\t2026[\d-]+/, '') })),
    ],
  ])('are not each there once when they are told apart %s', (_, identify) => {
    expect(fc.check(isEachThereOnce(identify), { numRuns: 150 }).failed).toBe(true);
  });

  it.each<[string, Partial<BankPayment>]>([
    ['account', { account: '97104133219' }],
    ['day', { paidOn: Temporal.PlainDate.from('2026-03-02') }],
    ['amount', { amountOre: 6 }],
    ['KID', { kid: '2' }],
    ['reference', { reference: { text: 'B', isOwn: true } }],
  ])('are another one with another %s', (_, difference) => {
    const payment = asReported({ day: 1, ore: 5, kid: 1, reference: 'A' });
    const [one, other] = [payment, { ...payment, ...difference }].map((each) =>
      identifyPayments([each]).map(({ key }) => key),
    );
    expect(one).not.toEqual(other);
  });

  it('have their row of the file, from 1', () => {
    const payment = asReported({ day: 1, ore: 5, kid: 1, reference: null });
    expect(identifyPayments([payment, payment]).map(({ row }) => row)).toEqual([1, 2]);
  });

  it('says which has the bank’s own reference of an earlier one, and is equal in all else', () => {
    const madePayment = { day: 1, ore: 5, kid: 1, reference: 'A' };
    const [shared] = [{ ...asReported(madePayment), reference: { text: 'A', isOwn: false } }];
    const isRepeated = (payments: BankPayment[]) =>
      identifyPayments(payments).map(({ isReferenceRepeated }) => isReferenceRepeated);
    expect(isRepeated([asReported(madePayment), asReported(madePayment)])).toEqual([false, true]);
    expect(isRepeated([asReported(madePayment), asReported({ ...madePayment, kid: 2 })])).toEqual([
      false,
      false,
    ]);
    expect(isRepeated([shared, shared])).toEqual([false, false]);
  });
});

describe('a row with the key of a known payment', () => {
  const report = { ...asReported({ day: 1, ore: 1, kid: 1, reference: null }) };
  const keyOf = (payments: readonly BankPayment[]) => identifyPayments(payments).at(-1)?.key ?? '';

  it('may be another payment only where the bank gave no reference', () => {
    expect(mayBeAnother(keyOf([report]))).toBe(true);
    expect(mayBeAnother(keyOf([{ ...report, kid: null }]))).toBe(true);
    for (const isOwn of [true, false])
      expect(mayBeAnother(keyOf([{ ...report, reference: { text: 'B1', isOwn } }]))).toBe(false);
    expect(mayBeAnother('of an earlier version')).toBe(false);
  });

  it('gets the key that it has in a file with all that are equal', () => {
    const other = keyOf([{ ...report, amountOre: 12 }]);
    const storedKeys = [keyOf([report]), keyOf([report, report]), other, 'of an earlier version'];
    expect(keyOfAnother(keyOf([report]), storedKeys)).toBe(keyOf([report, report, report]));
    expect(keyOfAnother(keyOf([report]), [])).toBe(keyOf([report, report]));
    const tenth = keyOf(Array.from({ length: 10 }, () => report));
    expect(keyOfAnother(tenth, [])).toBe(keyOf(Array.from({ length: 11 }, () => report)));
  });

  it('is not read from the key of another version', () => {
    const [key] = identifyPayments([report]).map((one) => one.key);
    const facts = String(key).split('\t').slice(0, -1).join('\t');
    for (const wrong of ['0', '01', 'x', 'x1', '1x', '', '1\t1']) {
      expect(mayBeAnother(`${facts}\t${wrong}`)).toBe(false);
      expect(() => keyOfAnother(`${facts}\t${wrong}`, [])).toThrow('another version');
    }
  });
});
