import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp, toKroner, kronerToOre, sumOfOre } from './ore.rules.ts';
import { vatByRate, vatIncludedIn, vatOfSum } from './vat.rules.ts';

const ore = fc.integer({ min: -100_000_000_00, max: 100_000_000_00 });
const percent = fc.constantFrom(0, 6, 12, 15, 25);

describe('the VAT within an amount that includes it', () => {
  it.each([
    [74_700, 12, 8_004],
    [112_00, 12, 12_00],
    [125_00, 25, 25_00],
    [14, 12, 2], // 1.5 øre, half up
    [13, 12, 1], // 1.39 øre
    [0, 12, 0],
    [100, 0, 0],
  ])('%i øre at %i %% hold %i', (gross, rate, vat) => {
    expect(vatIncludedIn(gross, rate)).toBe(vat);
  });

  it('is within half an øre of its share, whatever the amount', () => {
    fc.assert(
      fc.property(ore, percent, (gross, rate) => {
        const distance = Math.abs(vatIncludedIn(gross, rate) * (100 + rate) - gross * rate);
        expect(2 * distance).toBeLessThanOrEqual(100 + rate);
      }),
    );
  });

  it('of a credit is exactly that of what it credits', () => {
    fc.assert(
      fc.property(ore, percent, (gross, rate) => {
        expect(vatIncludedIn(gross, rate) + vatIncludedIn(-gross, rate)).toBe(0);
      }),
    );
  });
});

describe('the VAT of several amounts', () => {
  const amounts = [
    { grossOre: 125_00, vatPercent: 25 },
    { grossOre: 7, vatPercent: 12 },
    { grossOre: 112_00, vatPercent: 12 },
    { grossOre: 7, vatPercent: 12 },
    { grossOre: 50_00, vatPercent: 0 },
  ];

  it('is computed from the sum of each rate, the lowest rate first', () => {
    expect(vatByRate(amounts)).toEqual([
      { vatPercent: 0, netOre: 50_00, vatOre: 0, grossOre: 50_00 },
      { vatPercent: 12, netOre: 100_12, vatOre: 12_02, grossOre: 112_14 },
      { vatPercent: 25, netOre: 100_00, vatOre: 25_00, grossOre: 125_00 },
    ]);
    expect(vatOfSum(amounts)).toBe(37_02);
  });
});

describe('amounts are whole øre', () => {
  it('half an øre goes up by amount, on both sides of nothing', () => {
    expect([5, 4, -5, -4].map((amount) => divideHalfUp(amount, 2))).toEqual([3, 2, -3, -2]);
    expect([1, 2, -1].map((amount) => divideHalfUp(amount, 3))).toEqual([0, 1, 0]);
  });

  it('a total is the sum of its lines', () => {
    expect(sumOfOre([])).toBe(0);
    expect(sumOfOre([74_700, 37_300, -5_000])).toBe(107_000);
  });

  it('a part of an øre, or more than can be counted, is an error', () => {
    expect(() => sumOfOre([0.5])).toThrow('no whole number of øre');
    expect(() => toKroner(1.5)).toThrow('no whole number of øre');
    expect(() => sumOfOre([Number.MAX_SAFE_INTEGER, 1])).toThrow('no whole number of øre');
    expect(() => vatIncludedIn(Number.MAX_SAFE_INTEGER, 25)).toThrow('no whole number of øre');
    expect(() => kronerToOre(1.005)).toThrow('1.005 kroner are not whole øre');
  });

  it('kroner at the edge come back as the same øre', () => {
    expect(kronerToOre(666.96)).toBe(66_696);
    fc.assert(
      fc.property(ore, (amount) => {
        expect(kronerToOre(toKroner(amount))).toBe(amount);
      }),
    );
  });
});
