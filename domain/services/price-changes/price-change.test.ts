import { describe, expect, it } from 'vitest';
import {
  firstMonthAtPrice,
  monthsOfPrices,
  priceList,
  type ProductPrice,
  withNewPrices,
  withoutNewPrices,
} from './price-change.rules.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const from = (...days: string[]) => days.map((day) => ({ validFrom: date(day) }));
const price = (validFrom: string, priceOre: number, nrOfZones = 1): ProductPrice => ({
  productId: 'company-ticket',
  profileId: 'ADULT',
  nrOfZones,
  validFrom: date(validFrom),
  priceOre,
});

describe('the first month that is charged at a new price', () => {
  it.each([
    ['2027-01-01', '2027-01-01'],
    ['2027-01-02', '2027-02-01'],
    ['2027-12-28', '2028-01-01'],
  ])('of a price from %s is that of %s', (validFrom, month) => {
    expect(String(firstMonthAtPrice(date(validFrom)))).toBe(month);
  });
});

describe('the months that a price change is worked out for', () => {
  it('are the twelve from the first new price on', () => {
    const found = monthsOfPrices(from('2027-01-28'), date('2026-11-28'));
    expect(found?.months.map(String)).toHaveLength(12);
    expect([found?.months[0], found?.months.at(-1), found?.end].map(String)).toEqual([
      '2027-02-01',
      '2028-01-01',
      '2028-01-31',
    ]);
    expect(found?.place).toBe(0);
  });

  it('begin with the current month when a price holds already', () => {
    const found = monthsOfPrices(from('2026-01-01', '2026-12-01'), date('2026-11-28'));
    expect([String(found?.months[0]), found?.place]).toEqual(['2026-11-01', 1]);
  });

  it('are none when a price begins after the twelve', () => {
    const today = date('2026-11-28');
    expect(monthsOfPrices(from('2027-01-01', '2027-12-01'), today)?.place).toBe(11);
    expect(monthsOfPrices(from('2027-01-01', '2027-12-02'), today)).toBeNull();
  });
});

describe('new prices beside those on file', () => {
  const onFile = [price('2026-01-01', 700_00), price('2027-07-01', 800_00)];

  it('hold until a later one on file begins', () => {
    const costs = priceList(withNewPrices(onFile, [price('2027-01-01', 750_00)]));
    const months = ['2026-12-01', '2027-01-01', '2027-06-01', '2027-07-01'];
    expect(months.map((month) => costs(price(month, 0), date(month)))).toEqual([
      700_00, 750_00, 750_00, 800_00,
    ]);
  });

  it('take the place of the one for the same thing and day', () => {
    const costs = priceList(withNewPrices(onFile, [price('2027-07-01', 790_00)]));
    expect(costs(price('2027-07-01', 0), date('2027-08-01'))).toBe(790_00);
  });

  it('say nothing of another number of zones', () => {
    const costs = priceList(withNewPrices(onFile, [price('2027-01-01', 750_00, 2)]));
    expect(costs(price('2027-01-01', 0), date('2027-01-01'))).toBe(700_00);
    expect(costs(price('2027-01-01', 0, 3), date('2027-01-01'))).toBeNull();
  });

  it('can be taken away again, and then what they took the place of is there', () => {
    const added = [price('2027-01-01', 750_00), price('2027-07-01', 790_00)];
    const replaced = [onFile[0], onFile[1]].flatMap((one) => one ?? []);
    const costs = priceList(withoutNewPrices(withNewPrices(onFile, added), added, replaced));
    const months = ['2026-12-01', '2027-01-01', '2027-07-01'];
    expect(months.map((month) => costs(price(month, 0), date(month)))).toEqual([
      700_00, 700_00, 800_00,
    ]);
  });
});
