import { describe, expect, it } from 'vitest';
import { readRows } from './price-readers.ts';

const facts = {
  products: [{ value: 'single', names: { nb: 'Enkeltbillett', en: 'Single ticket' } }],
  today: Temporal.PlainDate.from('2026-03-04'),
  usualDay: Temporal.PlainDate.from('2026-05-01'),
  cannotRead: (columns: readonly string[]) => columns.join(),
  fareMap: () => Promise.resolve({ zones: [], pair: null }),
};

describe('the rows of a price list', () => {
  it('are prices, or errors by their places', () => {
    const columns = ['price', null, 'zones', 'profile', 'product'];
    const rows = [
      ['42,50', 'x', '1', 'Voksen', 'Enkeltbillett'],
      ['dyr', 'x', '1', 'Voksen', 'Enkeltbillett'],
      ['42'],
    ];
    const priced = { productId: 'single', profileId: 'ADULT', nrOfZones: 1, priceOre: 4_250 };
    expect(readRows(rows, columns, facts)).toEqual({
      rows: [{ ...priced, validFrom: facts.usualDay }],
      errors: [
        { line: 2, reason: 'price' },
        { line: 3, reason: 'product,profile,zones' },
      ],
    });
  });
});
