import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostCount, costBrackets } from './cost-brackets.rules.ts';

const texts = (costs: readonly CostCount[]) =>
  costBrackets(costs).map(({ from, below, units }) => `${from}–${below}: ${units}`);

describe('what units cost, in brackets', () => {
  it('is few brackets of one width, and those that cost nothing', () => {
    const costs = [
      { totalPrice: 0, units: 4 },
      { totalPrice: 747, units: 60 },
      { totalPrice: 999.5, units: 1 },
      { totalPrice: 2241, units: 3 },
    ];
    expect(texts(costs)).toEqual([
      '0–0: 4',
      '500–1000: 61',
      '1000–1500: 0',
      '1500–2000: 0',
      '2000–2500: 3',
    ]);
    expect(texts([{ totalPrice: 747, units: 2 }])).toEqual(['600–800: 2']);
    expect(texts([{ totalPrice: 0, units: 2 }])).toEqual(['0–0: 2']);
    expect(texts([])).toEqual([]);
  });

  it.each([
    [599, '500–600'],
    [600, '600–800'],
    [1_199, '1000–1200'],
    [1_200, '1000–1250'],
    [600_000, '600000–1200000'],
  ])('of %i kroner is as narrow as six brackets from nothing allow: %s', (totalPrice, text) => {
    expect(texts([{ totalPrice, units: 1 }])).toEqual([`${text}: 1`]);
  });

  it('counts every unit once, in at most seven brackets', () => {
    const cost = fc.record({ totalPrice: fc.nat({ max: 900_000 }), units: fc.nat({ max: 50 }) });
    fc.assert(
      fc.property(fc.array(cost), (costs) => {
        const brackets = costBrackets(costs);
        const sum = (list: readonly { units: number }[]) =>
          list.reduce((total, { units }) => total + units, 0);
        expect(sum(brackets)).toBe(sum(costs));
        expect(brackets.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
