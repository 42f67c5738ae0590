import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { comparedZones, type ComparedZones } from './compared-prices.ts';
import { comparePrices } from './price-comparison.rules.ts';

const zones = [
  { id: 'z1', name: '1', adjacentZoneIds: ['z2'] },
  { id: 'z2', name: '2Ø', adjacentZoneIds: ['z1'] },
];
const price = (nrOfZones: number, kroner: number, validFrom = '2024-01-01') => ({
  profileId: 'ADULT',
  nrOfZones,
  priceOre: 100 * kroner,
  validFrom: date(validFrom),
});
const product = (id: string, more: { services?: string[]; days?: number; kroner: number[] }) => ({
  id,
  services: more.services ?? [],
  nrOfDaysValid: more.days ?? null,
  filters: {},
  prices: more.kroner.map((kroner, index) => price(index + 1, kroner)),
});
const service = ['company-tickets'];
const products = [
  product('company', { services: service, kroner: [747, 1324, 1903] }),
  {
    ...product('oslo', { services: service, kroner: [694] }),
    filters: { zoneListMustEqual: ['z1'] },
  },
  product('30', { days: 30, kroner: [897, 1589, 2285] }),
  product('365', { days: 365, kroner: [8_966, 15_894, 22_845] }),
];
const compare = (compared: ComparedZones, of = products) =>
  comparePrices(compared, { products: of, zones, today: date('2024-03-05') }).map(
    ({ ticket, monthOre, yearOre }) => [ticket, monthOre / 100, yearOre / 100],
  );

describe('the price comparison (spec 2 §9)', () => {
  it('takes twelve 30-day tickets for a year, and a twelfth of a year, rounded down, for a month', () => {
    expect(compare('one')).toEqual([
      ['thirtyDays', 897, 10_764],
      ['year', 747, 8_966],
      ['company', 747, 8_964],
    ]);
  });

  it('has the price with filters for one zone in Oslo', () => {
    expect(compare('oslo')).toEqual([
      ['thirtyDays', 897, 10_764],
      ['year', 747, 8_966],
      ['company', 694, 8_328],
    ]);
  });

  it('has two zones and all zones', () => {
    expect(compare('two').map(([, month]) => month)).toEqual([1_589, 1_324, 1_324]);
    expect(compare('all').map(([, month]) => month)).toEqual([2_285, 1_903, 1_903]);
  });

  it('has the retail prices of the day, and the company’s of the 1st of the month', () => {
    const raised = products.map((one) => ({
      ...one,
      prices: [...one.prices, price(1, 1_200, '2024-03-05'), price(1, 1, '2024-03-06')],
    }));
    expect(compare('one', raised)).toEqual([
      ['thirtyDays', 1_200, 14_400],
      ['year', 100, 1_200],
      ['company', 747, 8_964],
    ]);
  });

  it('is left out where one of the tickets has no price', () => {
    for (const compared of comparedZones)
      expect(compare(compared, products.slice(0, 3))).toEqual([]);
  });
});
