import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfOre } from '#platform/money/ore.rules.ts';
import {
  payrollChange,
  payrollChanges,
  type PayrollLine,
  totalDifference,
} from './payroll-changes.rules.ts';

const line = (person: number, product: string, priceOre: number): PayrollLine => ({
  person,
  product,
  priceOre,
});
const anyLines = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('TICKET', 'JOULE', 'OTTO'))
    .chain(([person, product]) =>
      fc.constantFrom(0, 39_900, 74_700, 132_400).map((price) => line(person, product, price)),
    ),
  { maxLength: 20 },
);

describe('payroll changes between two months (domain: Payroll changes)', () => {
  it('are new, cancelled and changed for a person and a product', () => {
    const older = [line(1, 'TICKET', 74_700), line(2, 'TICKET', 74_700), line(3, 'JOULE', 39_900)];
    const newer = [line(1, 'TICKET', 132_400), line(3, 'JOULE', 39_900), line(3, 'TICKET', 74_700)];
    const changes = payrollChanges(older, newer).map(
      ({ changeType, priceDifferenceOre }) => [changeType, priceDifferenceOre] as const,
    );
    expect(changes).toEqual([
      ['PRICE_CHANGED', 57_700],
      ['SUBSCRIBED', 74_700],
      ['UNSUBSCRIBED', -74_700],
    ]);
  });

  it('are none where a month is as the one before', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(payrollChanges(lines, lines)).toEqual([]);
      }),
    );
  });

  it('add up to the difference of the two months', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (older, newer) => {
        const sum = (lines: readonly PayrollLine[]) =>
          sumOfOre(lines.map(({ priceOre }) => priceOre));
        expect(totalDifference(payrollChanges(older, newer))).toBe(sum(newer) - sum(older));
      }),
    );
  });

  it('turn the older month into the newer one', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (older, newer) => {
        const unpaired = [...older];
        for (const { oldLine, newLine } of payrollChanges(older, newer)) {
          if (oldLine) unpaired.splice(unpaired.indexOf(oldLine), 1);
          if (newLine) unpaired.push(newLine);
        }
        const sorted = (lines: readonly PayrollLine[]) =>
          lines.map((one) => JSON.stringify(one)).toSorted();
        expect(sorted(unpaired)).toEqual(sorted(newer));
      }),
    );
  });

  const [older, newer] = [line(1, 'TICKET', 1), line(1, 'TICKET', 3)];
  it.each([
    ['SUBSCRIBED', null, newer, 3],
    ['SUBSCRIBED', older, null, null],
    ['SUBSCRIBED', older, newer, null],
    ['SUBSCRIBED', null, null, null],
    ['UNSUBSCRIBED', older, null, -1],
    ['UNSUBSCRIBED', null, newer, null],
    ['UNSUBSCRIBED', older, newer, null],
    ['UNSUBSCRIBED', null, null, null],
    ['PRICE_CHANGED', older, newer, 2],
    ['PRICE_CHANGED', older, null, null],
    ['PRICE_CHANGED', null, newer, null],
    ['PRICE_CHANGED', null, null, null],
  ] as const)(
    'of the type %s from %o to %o are of %s øre, and without the lines of their type an error',
    (changeType, oldLine, newLine, priceDifferenceOre) => {
      const change = () => payrollChange(changeType, oldLine, newLine);
      if (priceDifferenceOre === null) expect(change).toThrow('without its lines');
      else expect(change()).toEqual({ changeType, oldLine, newLine, priceDifferenceOre });
    },
  );
});
