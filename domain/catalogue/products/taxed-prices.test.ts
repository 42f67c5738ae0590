import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { priceInForce } from './price.rules.ts';
import { taxedPricesOf } from './taxed-prices.rules.ts';

const price = (validFrom: string, priceOre: number, nrOfZones = 1) => ({
  profileId: 'ADULT',
  nrOfZones,
  validFrom: date(validFrom),
  priceOre,
});
const pricesOf = (productId: string) =>
  productId === 'month'
    ? [price('2025-01-01', 900), price('2026-02-15', 950), price('2025-01-01', 1600, 2)]
    : [price('2025-06-01', 800), price('2026-01-01', 820), price('2026-07-01', 840)];

const taxed = taxedPricesOf(
  [
    { productId: 'year', validFrom: date('2026-04-01') },
    { productId: 'month', validFrom: date('2026-01-01') },
  ],
  pricesOf,
);
const onDay = (day: string, nrOfZones = 1) =>
  priceInForce(taxed, { nrOfZones, on: date(day) })?.priceOre;

describe('the taxable benefit by date', () => {
  it('is the price of the product that is taxed on the day', () => {
    expect(onDay('2025-12-31')).toBeUndefined();
    expect(onDay('2026-01-01')).toBe(900);
    expect(onDay('2026-02-14')).toBe(900);
    expect(onDay('2026-02-15')).toBe(950);
    expect(onDay('2026-03-31')).toBe(950);
    expect(onDay('2026-04-01')).toBe(820);
    expect(onDay('2026-06-30')).toBe(820);
    expect(onDay('2026-07-01')).toBe(840);
  });

  it('is nothing where the new product has no price', () => {
    expect(onDay('2026-03-31', 2)).toBe(1600);
    expect(onDay('2026-04-01', 2)).toBeNull();
  });
});
