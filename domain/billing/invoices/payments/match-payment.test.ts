import { describe, expect, it } from 'vitest';
import { kidOf } from '#billing/invoices/kid.rules.ts';
import type { IdentifiedPayment } from './identify-payments.rules.ts';
import { decidePayments, mayRegister, type PayableInvoice } from './match-payment.rules.ts';

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
/** Of another company, and nothing is paid. */
const otherInvoice = { ...invoice, id: 8, companyId: 1002, number: 100_109, paidOre: 0 };
const otherKid = kidOf({ companyId: 1002, invoiceNumber: 100_109 });
const invoices = new Map([invoice, otherInvoice].map((one) => [one.number, one]));

const decide = (...payments: Partial<IdentifiedPayment>[]) =>
  decidePayments(
    payments.map((one) => ({ ...payment, ...one })),
    { invoices, today },
  );
const reasonsOf = (...payments: Partial<IdentifiedPayment>[]) =>
  decide(...payments).map(({ reason }) => reason);

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
    ['waits with a wrong one', { kid: `1${payment.kid?.slice(1)}` }, 'KID_WRONG'],
    [
      'waits when no invoice has it',
      { kid: kidOf({ companyId: 1001, invoiceNumber: 100_110 }) },
      'INVOICE_NOT_FOUND',
    ],
    [
      'waits when it takes back more than 1,000 times the invoice',
      { amountOre: -112_000_01 },
      'AMOUNT_UNLIKELY',
    ],
    [
      'waits with the company of another',
      { kid: kidOf({ companyId: 1002, invoiceNumber: 100_108 }) },
      'INVOICE_NOT_FOUND',
    ],
  ])('%s', (_, change, reason) => {
    expect(reasonsOf(change)).toEqual([reason]);
  });

  it('is of the invoice that it names, also when it waits for a person', () => {
    const decided = decide({}, { kid: otherKid }, { isReferenceRepeated: true }, { kid: null });
    expect(decided.map((one) => one.invoice)).toEqual([invoice, otherInvoice, invoice, null]);
  });
});

describe('a reversed payment', () => {
  it('takes back what was paid, payments of its own file included, and no more', () => {
    expect(reasonsOf({ amountOre: -20_00 })).toEqual([null]);
    expect(reasonsOf({ amountOre: -20_01 })).toEqual(['NOTHING_TO_REVERSE']);
    expect(reasonsOf({ amountOre: -30_00 }, { amountOre: 10_00 })).toEqual([null, null]);
    expect(reasonsOf({ amountOre: -30_01 }, { amountOre: 10_00 })).toEqual([
      'NOTHING_TO_REVERSE',
      null,
    ]);
    expect(reasonsOf({ amountOre: 10_00 }, { amountOre: -30_01 })).toEqual([
      null,
      'NOTHING_TO_REVERSE',
    ]);
    expect(reasonsOf(...[15_00, 15_00, 5_00].map((ore) => ({ amountOre: -ore })))).toEqual([
      null,
      'NOTHING_TO_REVERSE',
      null,
    ]);
  });

  it('takes nothing back of a payment that waits, or of another invoice', () => {
    const tomorrow = { paidOn: day('2026-03-07') };
    expect(reasonsOf({ ...tomorrow, amountOre: 10_00 }, { amountOre: -30_00 })).toEqual([
      'PAID_IN_FUTURE',
      'NOTHING_TO_REVERSE',
    ]);
    expect(reasonsOf({ ...tomorrow, amountOre: -20_00 }, { amountOre: -20_00 })).toEqual([
      'PAID_IN_FUTURE',
      null,
    ]);
    expect(reasonsOf({ kid: otherKid, amountOre: 10_00 }, { amountOre: -30_00 })).toEqual([
      null,
      'NOTHING_TO_REVERSE',
    ]);
  });

  it.each([
    [1, 0, true],
    [1, -5, true],
    [-20, 20, true],
    [-21, 20, false],
    [-1, 0, false],
  ])('of %i øre where %i are paid may be registered: %s', (amountOre, paidOre, may) => {
    expect(mayRegister(amountOre, paidOre)).toBe(may);
  });
});
