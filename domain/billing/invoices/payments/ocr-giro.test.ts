import { describe, expect, it } from 'vitest';
import { kidOf } from '#billing/invoices/kid.rules.ts';
import { isOcrGiro, readOcrGiro } from './ocr-giro.rules.ts';
import { ocrGiroFile } from './test-ocr-giro.ts';

const kid = kidOf({ companyId: 1001, invoiceNumber: 100_108 });
const file = ocrGiroFile([
  { kid, ore: 132_400 },
  { kid, ore: 32_400, type: 18 },
  { kid: '', ore: 100, type: 21 },
]);
const lines = file.split('\r\n');

/** The file with a line written otherwise; without it when the line is null. */
const withLine = (number: number, change: (line: string) => string | null): string =>
  lines.flatMap((line, index) => (index === number - 1 ? (change(line) ?? []) : line)).join('\r\n');
const putAt = (place: number, text: string) => (line: string) =>
  line.slice(0, place - 1) + text + line.slice(place - 1 + text.length);

describe('an OCR giro file', () => {
  it('has day, amount and KID of each payment; a reversed one is negative', () => {
    const reading = readOcrGiro(file);
    expect(reading).toMatchObject({
      payments: [
        { amountOre: 132_400, kid },
        { amountOre: -32_400, kid },
        { amountOre: 100, kid: null },
      ],
    });
    const payments = 'payments' in reading ? reading.payments : [];
    expect(payments.map(({ paidOn }) => String(paidOn))).toEqual(Array(3).fill('2026-03-03'));
    expect(new Set(payments.map(({ reference }) => reference)).size).toBe(3);
    expect(isOcrGiro(file)).toBe(true);
  });

  it('gives a payment the same reference in another transmission', () => {
    const [one, other] = [1, 2].map((transmission) =>
      readOcrGiro(ocrGiroFile([{ kid, ore: 5_00 }], transmission)),
    );
    expect(one).toEqual(other);
  });

  it('takes a minus sign for a reversed payment too, and lines without their last filler', () => {
    const negative = ocrGiroFile([{ kid, ore: 5_00 }]).split('\r\n');
    negative[2] = putAt(32, '-')(negative[2] ?? '');
    const text = negative.map((line) => line.replace(/0{6}$/, '')).join('\n');
    expect(readOcrGiro(text)).toMatchObject({ payments: [{ amountOre: -5_00 }] });
  });

  it.each([18, 20])('takes a payment of type %i for a reversed one', (type) => {
    expect(readOcrGiro(ocrGiroFile([{ kid, ore: 5_00, type }]))).toMatchObject({
      payments: [{ amountOre: -5_00 }],
    });
  });

  it.each([
    ['a line is too long', withLine(3, (line) => `${line}0`), 'DAMAGED', 3],
    ['a line is of no known kind', withLine(3, putAt(7, '70')), 'DAMAGED', 3],
    ['a line does not begin with NY', withLine(4, putAt(1, 'XX')), 'DAMAGED', 4],
    ['an amount is no number', withLine(3, putAt(40, 'x')), 'DAMAGED', 3],
    ['an amount is nothing', withLine(3, putAt(33, '0'.repeat(17))), 'DAMAGED', 3],
    ['a day does not exist', withLine(3, putAt(16, '310226')), 'DAMAGED', 3],
    ['a payment lacks its second item', withLine(4, () => null), 'DAMAGED', 4],
    [
      'a payment is missing',
      withLine(3, () => null).replace(`${lines[3]}\r\n`, ''),
      'SUMS_DIFFER',
      7,
    ],
    ['an amount was changed', withLine(3, putAt(48, '99')), 'SUMS_DIFFER', 9],
    ['the end is missing', lines.slice(0, 9).join('\r\n'), 'DAMAGED', 9],
    ['the start is missing', lines.slice(1).join('\r\n'), 'DAMAGED', 1],
    ['something comes after the end', `${file}${lines[2]}`, 'SUMS_DIFFER', 10],
    ['there are no payments', ocrGiroFile([]), 'NO_PAYMENTS', 4],
    ['it is a payment of AvtaleGiro', withLine(3, putAt(3, '21')), 'DAMAGED', 3],
  ])('is refused as a whole when %s', (_, text, fault, line) => {
    expect(readOcrGiro(text)).toEqual({ fault, line });
  });
});
