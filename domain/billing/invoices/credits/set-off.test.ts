import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfOre } from '#platform/money/ore.rules.ts';
import { mayPayOut, setOff } from './set-off.rules.ts';

const credits = [
  { invoiceId: 1, ore: 30 },
  { invoiceId: 2, ore: 50 },
];

describe('a credit', () => {
  it('is set off against a new invoice, the oldest first', () => {
    expect(setOff(credits, 100)).toEqual(credits);
    expect(setOff(credits, 40)).toEqual([
      { invoiceId: 1, ore: 30 },
      { invoiceId: 2, ore: 10 },
    ]);
    expect(setOff(credits, 30)).toEqual([{ invoiceId: 1, ore: 30 }]);
    expect(setOff(credits, 0)).toEqual([]);
  });

  it('is never set off for more than it is, or more than the invoice', () => {
    const anyCredits = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(anyCredits, fc.nat({ max: 3_000_000 }), (amounts, totalOre) => {
        const credits = amounts.map((ore, place) => ({ invoiceId: place + 1, ore }));
        const setOffs = setOff(credits, totalOre);
        const sum = sumOfOre(setOffs.map(({ ore }) => ore));
        expect(sum).toBe(Math.min(totalOre, sumOfOre(amounts)));
        for (const { invoiceId, ore } of setOffs) {
          expect(ore).toBeGreaterThan(0);
          expect(ore).toBeLessThanOrEqual(amounts[invoiceId - 1] ?? 0);
        }
      }),
    );
  });

  it('is paid out in part or whole, and no more', () => {
    expect([1, 30, 31, 0].map((amount) => mayPayOut(amount, 30))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
