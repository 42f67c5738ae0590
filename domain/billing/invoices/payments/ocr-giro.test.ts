import { describe, expect, it } from 'vitest';
import { kidOf } from '#billing/invoices/kid.rules.ts';
import { isOcrGiro, readOcrGiro } from './ocr-giro.rules.ts';
import {
  ocrGiroFile,
  ocrGiroTransmission,
  type OcrPayment,
  operatorAccount,
} from './test-ocr-giro.ts';

const kid = kidOf({ companyId: 1001, invoiceNumber: 100_108 });
const file = ocrGiroFile([
  { kid, ore: 132_400, day: '040326' },
  { kid, ore: 32_400, type: 18 },
  { kid: '', ore: 100, type: 21 },
]);
const lines = file.split('\r\n');

type Change = (line: string) => string | null;

/** A text with a line written otherwise; without it when the line is null. */
const change = (text: string, number: number, by: Change): string =>
  text
    .split('\r\n')
    .flatMap((line, index) => (index === number - 1 ? (by(line) ?? []) : line))
    .join('\r\n');
const withLine = (number: number, by: Change): string => change(file, number, by);
const putAt = (place: number, text: string) => (line: string) =>
  line.slice(0, place - 1) + text + line.slice(place - 1 + text.length);
const twice = (line: string) => `${line}\r\n${line}`;

const paymentsIn = (text: string) => {
  const reading = readOcrGiro(text);
  return 'payments' in reading ? reading.payments : [];
};

describe('an OCR giro file', () => {
  it('has day, amount and KID of each payment; a reversed one is negative', () => {
    const common = {
      account: operatorAccount,
      payer: null,
      isUndivided: false,
    };
    expect(readOcrGiro(file)).toEqual({
      accounts: [operatorAccount],
      payments: [
        { day: '2026-03-04', amountOre: 132_400, kid },
        { day: '2026-03-03', amountOre: -32_400, kid },
        { day: '2026-03-03', amountOre: 100, kid: null },
      ].map(({ day, ...facts }) => ({
        ...common,
        ...facts,
        paidOn: Temporal.PlainDate.from(day),
        reference: { text: expect.any(String), isOwn: true },
      })),
    });
    expect(isOcrGiro(file)).toBe(true);
    expect(isOcrGiro(file.slice(1))).toBe(false);
  });

  it('may have several accounts, and payments with a text', () => {
    const payments = [
      { kid, ore: 5_00 },
      { kid: '', ore: 1_00, type: 21, text: 'Faktura 100108' },
    ];
    const text = ocrGiroTransmission(
      ['15944000019', operatorAccount, '15944000019'].map((account) => ({ account, payments })),
    );
    expect(readOcrGiro(text)).toMatchObject({ accounts: ['15944000019', operatorAccount] });
    expect(paymentsIn(text).map(({ account, amountOre }) => [account, amountOre])).toEqual([
      ['15944000019', 5_00],
      ['15944000019', 1_00],
      [operatorAccount, 5_00],
      [operatorAccount, 1_00],
      ['15944000019', 5_00],
      ['15944000019', 1_00],
    ]);
  });

  it.each(['\n', '\r', '\r\n'])('has lines that end with %j, and nothing after them', (end) => {
    const text = lines.map((line) => line.replace(/0{6}$/, '')).join(end);
    expect(readOcrGiro(`${text}${end} ${end}`)).toEqual(readOcrGiro(file));
  });

  it('takes a minus sign for a reversed payment too', () => {
    const text = change(ocrGiroFile([{ kid, ore: 5_00 }]), 3, putAt(32, '-'));
    expect(paymentsIn(text)).toMatchObject([{ amountOre: -5_00 }]);
  });

  it.each([
    [10, 5_00],
    [17, 5_00],
    [18, -5_00],
    [19, 5_00],
    [20, -5_00],
    [21, 5_00],
  ])('takes a payment of type %i of 500 øre as %i', (type, amountOre) => {
    expect(paymentsIn(ocrGiroFile([{ kid, ore: 5_00, type }]))).toMatchObject([{ amountOre }]);
  });

  it('may count amounts with those that are reversed, or less them', () => {
    const all = putAt(25, '00000000000164900');
    expect(readOcrGiro(change(withLine(9, all), 10, all))).toEqual(readOcrGiro(file));
  });

  it.each([
    ['a line is too long', withLine(3, (line) => `${line}0`), 'DAMAGED', 3],
    ['a line is of no known kind', withLine(3, putAt(7, '70')), 'DAMAGED', 3],
    ['a line does not begin with NY', withLine(4, putAt(1, 'XX')), 'DAMAGED', 4],
    ['a line has no digits behind it', withLine(4, putAt(6, 'x')), 'DAMAGED', 4],
    ['a line has what cannot be stored', withLine(4, putAt(75, '\0')), 'DAMAGED', 4],
    ['an account has a letter', withLine(2, putAt(35, 'x')), 'DAMAGED', 2],
    ['an account begins with one', withLine(2, putAt(25, 'x')), 'DAMAGED', 2],
    ['an amount is no number', withLine(3, putAt(40, 'x')), 'DAMAGED', 3],
    ['an amount is nothing', withLine(3, putAt(33, '0'.repeat(17))), 'DAMAGED', 3],
    ['a form is no number', withLine(4, putAt(25, 'x')), 'DAMAGED', 4],
    ['a day does not exist', withLine(3, putAt(16, '310226')), 'DAMAGED', 3],
    ['a payment lacks its second item', withLine(4, () => null), 'DAMAGED', 4],
    ['it ends inside a payment', lines.slice(0, 3).join('\r\n'), 'DAMAGED', 4],
    [
      'a payment is missing',
      withLine(3, () => null).replace(`${lines[3]}\r\n`, ''),
      'SUMS_DIFFER',
      7,
    ],
    ['an amount was changed', withLine(3, putAt(48, '99')), 'SUMS_DIFFER', 9],
    ['payments are miscounted', withLine(9, putAt(9, '00000004')), 'SUMS_DIFFER', 9],
    ['lines are miscounted', withLine(9, putAt(17, '00000007')), 'SUMS_DIFFER', 9],
    ['all lines are miscounted', withLine(10, putAt(17, '00000008')), 'SUMS_DIFFER', 10],
    ['a sum is beyond counting', withLine(9, putAt(25, '9'.repeat(17))), 'DAMAGED', 9],
    ['the start is missing', lines.slice(1).join('\r\n'), 'DAMAGED', 1],
    ['it starts twice', withLine(1, twice), 'DAMAGED', 2],
    ['an assignment does not start', withLine(2, () => null), 'DAMAGED', 2],
    ['an assignment starts in another', withLine(2, twice), 'DAMAGED', 3],
    ['an assignment does not end', withLine(9, () => null), 'DAMAGED', 9],
    ['an assignment ends twice', withLine(9, twice), 'DAMAGED', 10],
    ['an item is in no assignment', withLine(9, (line) => `${line}\r\n${lines[3]}`), 'DAMAGED', 10],
    ['the end is missing', lines.slice(0, 9).join('\r\n'), 'DAMAGED', 9],
    ['something comes after the end', `${file}${lines[2]}`, 'SUMS_DIFFER', 10],
    [
      'an assignment starts after the end',
      `${withLine(10, putAt(17, '00000011'))}${lines[1]}`,
      'DAMAGED',
      11,
    ],
    ['there are no payments', ocrGiroFile([]), 'NO_PAYMENTS', 4],
    ['it is a payment of AvtaleGiro', withLine(3, putAt(3, '21')), 'DAMAGED', 3],
    ['a type is below 10', withLine(3, putAt(5, '09')), 'DAMAGED', 3],
    ['a type is above 21', withLine(3, putAt(5, '22')), 'DAMAGED', 3],
  ])('is refused as a whole when %s', (_, text, fault, line) => {
    expect(readOcrGiro(text)).toEqual({ fault, line });
  });
});

describe('the reference of a payment in an OCR giro file', () => {
  const payment: OcrPayment = { kid, ore: 5_00, form: 600 };
  const referencesIn = (text: string) => paymentsIn(text).map(({ reference }) => reference?.text);

  it('is the same in another transmission, at another place', () => {
    const [reference] = referencesIn(ocrGiroFile([payment]));
    expect(referencesIn(ocrGiroFile([{ ...payment, form: 599 }, payment], 2))[1]).toBe(reference);
  });

  it.each<[string, Partial<OcrPayment>]>([
    ['form', { form: 601 }],
    ['day', { day: '040326' }],
    ['type', { type: 18 }],
  ])('is another one with another %s', (_, difference) => {
    const [one, other] = referencesIn(ocrGiroFile([payment, { ...payment, ...difference }]));
    expect(one).not.toBe(other);
  });

  it.each([
    ['serial number and form are zeros', '00000', '0000000000', true],
    ['the serial number is none', '00010', '0000000000', false],
    ['the form is none', '00000', '0000000010', false],
  ])('is missing only where both are zeros: %s', (_, serial, form, isMissing) => {
    const text = change(ocrGiroFile([payment]), 3, putAt(27, serial));
    const [read] = paymentsIn(change(text, 4, putAt(16, form)));
    expect(read?.reference === null).toBe(isMissing);
  });
});
