import { describe, expect, it } from 'vitest';
import { kidOf } from '#billing/invoices/kid.rules.ts';
import type { IdentifiedPayment } from './identify-payments.rules.ts';
import { decidePayments, type PayableInvoice } from './match-payment.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-03-06');
const invoice: PayableInvoice = {
  id: 7,
  companyId: 1001,
  number: 100_108,
  invoiceDate: day('2026-02-07'),
  totalOre: 112_00,
  paidOre: 20_00,
};
const payment: IdentifiedPayment = {
  account: '86011117947',
  reference: null,
  amountOre: 112_00,
  paidOn: day('2026-02-20'),
  kid: kidOf({ companyId: 1001, invoiceNumber: 100_108 }),
  payer: null,
  isUndivided: false,
  key: 'a',
  row: 1,
  isReferenceRepeated: false,
};
const reasonsOf = (...payments: Partial<IdentifiedPayment>[]) =>
  decidePayments(
    payments.map((one) => ({ ...payment, ...one })),
    { invoices: new Map([[invoice.number, invoice]]), today },
  ).map(({ reason }) => reason);

describe('a payment with the KID of an invoice', () => {
  it.each<[string, Partial<IdentifiedPayment>, string | null]>([
    ['is registered', {}, null],
    ['is registered on the day of the invoice', { paidOn: invoice.invoiceDate }, null],
    ['is registered today', { paidOn: today }, null],
    [
      'waits when it is of the day before the invoice',
      { paidOn: day('2026-02-06') },
      'PAID_BEFORE_INVOICE',
    ],
    ['waits when it is of tomorrow', { paidOn: day('2026-03-07') }, 'PAID_IN_FUTURE'],
    ['is registered when it is 1,000 times the invoice', { amountOre: 112_000_00 }, null],
    ['waits when it is more than that', { amountOre: 112_000_01 }, 'AMOUNT_UNLIKELY'],
    [
      'waits when its reference is one that the file had before',
      { isReferenceRepeated: true },
      'REFERENCE_REPEATED',
    ],
    [
      'waits when it has several, and nobody knows how much is for which',
      { isUndivided: true },
      'SEVERAL_REFERENCES',
    ],
    ['waits without one', { kid: null }, 'KID_MISSING'],
    [
      'waits with the company of another',
      { kid: kidOf({ companyId: 1002, invoiceNumber: 100_108 }) },
      'INVOICE_NOT_FOUND',
    ],
  ])('%s', (_, change, reason) => {
    expect(reasonsOf(change)).toEqual([reason]);
  });
});

describe('a reversed payment', () => {
  it('takes back what was paid, payments of its own file included, and no more', () => {
    expect(reasonsOf({ amountOre: -20_00 })).toEqual([null]);
    expect(reasonsOf({ amountOre: -20_01 })).toEqual(['NOTHING_TO_REVERSE']);
    expect(reasonsOf({ amountOre: -30_00 }, { amountOre: 10_00 })).toEqual([null, null]);
    expect(reasonsOf({ amountOre: -15_00 }, { amountOre: -15_00 })).toEqual([
      null,
      'NOTHING_TO_REVERSE',
    ]);
  });

  it('takes nothing back of a payment that waits', () => {
    expect(
      reasonsOf({ amountOre: 10_00, paidOn: day('2026-03-07') }, { amountOre: -30_00 }),
    ).toEqual(['PAID_IN_FUTURE', 'NOTHING_TO_REVERSE']);
  });
});
