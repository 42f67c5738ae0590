import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastOfMonth } from '#platform/time/month.rules.ts';
import { groupLines, type SingleLine } from './document-lines.rules.ts';
import { orderLines } from './line-order.rules.ts';
import { anySingleLine } from './test-any-line.ts';

const monthOf = (text: string) => {
  const first = Temporal.PlainDate.from(text);
  return { first, last: lastOfMonth(first) };
};

const ticket: SingleLine = {
  product: { nb: 'Bedriftsbillett, voksen', en: 'Company ticket, adult' },
  zones: ['1'],
  hasAllZones: false,
  period: monthOf('2026-10-01'),
  reference: '',
  unitPriceOre: 74_700,
  quantity: 1,
  vatPercent: 12,
};

/** As a person would write them down, each different from the one before in what is looked at next. */
const inOrder: readonly SingleLine[] = [
  { ...ticket, period: null },
  ticket,
  { ...ticket, period: monthOf('2026-11-01') },
  { ...ticket, period: monthOf('2027-02-01') },
  { ...ticket, unitPriceOre: 84_900 },
  { ...ticket, zones: ['2'], unitPriceOre: 100 },
  { ...ticket, zones: ['10'], unitPriceOre: 100 },
  { ...ticket, zones: ['1', '2Ø'], unitPriceOre: 100 },
  { ...ticket, zones: [], hasAllZones: true, unitPriceOre: 100 },
  { ...ticket, product: { nb: 'Elsykkel', en: 'Bicycle' }, zones: [] },
  { ...ticket, product: { nb: 'Årskort', en: 'Annual card' }, zones: [] },
  { ...ticket, reference: 'HR 9' },
  { ...ticket, reference: 'HR 10' },
];

it('lines stand by reference, product, zones and price, whatever order they come in', () => {
  const expected = groupLines(inOrder);
  fc.assert(
    fc.property(fc.shuffledSubarray([...inOrder], { minLength: inOrder.length }), (lines) => {
      expect(orderLines(groupLines(lines))).toEqual(expected);
    }),
  );
});

it('lines in another order are the same lines', () => {
  fc.assert(
    fc.property(fc.array(anySingleLine, { maxLength: 30 }), (singles) => {
      const lines = groupLines(singles);
      const ordered = orderLines(lines);
      expect(new Set(ordered)).toEqual(new Set(lines));
      expect(ordered).toHaveLength(lines.length);
    }),
  );
});
