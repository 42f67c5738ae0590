import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { priceDifference } from './price-difference.rules.ts';
import { priceFromText } from './price-from-text.rules.ts';
import { isGap, priceLines } from './price-gaps.rules.ts';
import { readPriceRow } from './read-price-row.rules.ts';
import { priceRowFaultsOf } from './row-faults.rules.ts';

const today = date('2026-03-06');

describe('the text of a price', () => {
  it.each([
    ['897', 897_00],
    ['897,5', 897_50],
    ['897.50', 897_50],
    ['1 324,50', 1_324_50],
    ['1.324,50', 1_324_50],
    ['1.324', 1_324_00],
    ['12 345 678', 12_345_678_00],
    ['kr 897,-', 897_00],
    ['1\u00a0324 kr', 1_324_00],
    ['0', 0],
  ])('%s is read in øre', (text, ore) => {
    expect(priceFromText(text)).toBe(ore);
  });

  it.each(['', '-5', '12,345', '1e3', '1 32', 'gratis', '8 97,00', '1,324.50'])(
    '%s is none',
    (text) => {
      expect(priceFromText(text)).toBeNull();
    },
  );

  it('is read as it was written in Norway, whatever it comes to', () => {
    const format = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (ore) => {
        expect(priceFromText(format.format(ore / 100))).toBe(ore);
      }),
    );
  });
});

describe('the difference of a price', () => {
  it.each([
    [100_00, 110_00, { ore: 10_00, perMille: 100 }],
    [897_00, 850_00, { ore: -47_00, perMille: -52 }],
    [0, 10_00, { ore: 10_00, perMille: null }],
  ])('from %i to %i øre', (before, after, difference) => {
    expect(priceDifference(before, after)).toEqual(difference);
  });
});

describe('the prices of a product', () => {
  const price = (profileId: string, nrOfZones: number, validFrom: string) => ({
    profileId,
    nrOfZones,
    validFrom: date(validFrom),
  });

  it('are told for each profile in each number of zones, in force today and coming', () => {
    const old = price('ADULT', 1, '2024-01-28');
    const newer = price('ADULT', 1, '2026-03-06');
    const next = price('ADULT', 1, '2026-05-01');
    const last = price('ADULT', 1, '2027-01-01');
    expect(priceLines([last, old, next, newer], today)).toEqual([
      { profileId: 'ADULT', nrOfZones: 1, inForce: newer, coming: [next, last] },
    ]);
  });

  it('have a gap where others have a price, until one begins', () => {
    const lines = priceLines(
      [
        price('ADULT', 2, '2024-01-28'),
        price('ADULT', 1, '2024-01-28'),
        price('CHILD', 1, '2026-03-07'),
      ],
      today,
    );
    expect(lines.filter(isGap)).toMatchObject([
      { profileId: 'CHILD', nrOfZones: 1, coming: [{ validFrom: date('2026-03-07') }] },
      { profileId: 'CHILD', nrOfZones: 2, coming: [] },
    ]);
  });
});

describe('a row of a spreadsheet', () => {
  const products = [{ value: 'single', names: { nb: 'Enkeltbillett', en: 'Single ticket' } }];
  const cells = {
    product: 'enkeltbillett',
    profile: 'Honnør',
    zones: '2',
    validFrom: '1.5.2026',
    price: '21,50',
  };
  const reading = { products, today, usualDay: null };

  it('is a price, by the names of product and profile', () => {
    expect(readPriceRow(cells, reading)).toEqual({
      row: {
        productId: 'single',
        profileId: 'SENIOR',
        nrOfZones: 2,
        validFrom: date('2026-05-01'),
        priceOre: 21_50,
      },
    });
  });

  it('without a day is in force from the usual one', () => {
    const usualDay = date('2026-06-01');
    expect(readPriceRow({ ...cells, validFrom: '' }, { ...reading, usualDay })).toMatchObject({
      row: { validFrom: usualDay },
    });
  });

  it('says which columns cannot be read', () => {
    const wrong = { product: 'Fly', profile: '', zones: '0', validFrom: '', price: 'x' };
    expect(readPriceRow(wrong, reading)).toEqual({
      faults: ['product', 'profile', 'zones', 'validFrom', 'price'],
    });
    expect(readPriceRow({ ...cells, price: '0', zones: '100' }, reading)).toEqual({
      faults: ['zones'],
    });
  });
});

describe('a row of a price proposal', () => {
  const row = {
    productId: 'single',
    profileId: 'ADULT',
    nrOfZones: 1,
    validFrom: date('2026-03-06'),
  };

  it('is refused where it is about nothing that is sold, too early, or there twice', () => {
    const rows = [
      row,
      { ...row, productId: 'gone' },
      { ...row, profileId: 'PILOT' },
      { ...row, validFrom: date('2026-03-05') },
      { ...row, nrOfZones: 2 },
      row,
    ];
    expect(priceRowFaultsOf(rows, { productIds: ['single'], earliest: today })).toEqual([
      null,
      'UNKNOWN_PRODUCT',
      'UNKNOWN_PROFILE',
      'TOO_EARLY',
      null,
      'ROW_TWICE',
    ]);
  });
});
