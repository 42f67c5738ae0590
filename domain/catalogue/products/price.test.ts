import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import { type DatedAmount, priceInForce } from './price.rules.ts';

const row = (validFrom: string, nrOfZones: number, ore: number) => ({
  validFrom: date(validFrom),
  nrOfZones,
  ore,
});
const prices = [
  row('2024-01-28', 1, 747_00),
  row('2020-01-01', 1, 641_00),
  row('2020-01-01', 3, 1),
];
const oreOn = (on: string, nrOfZones = 1) =>
  priceInForce(prices, { nrOfZones, on: date(on) })?.ore ?? null;

/** The same again, a day at a time: the row that begins latest on the day or before it. */
function slowly<Price extends DatedAmount>(
  rows: Price[],
  nrOfZones: number,
  on: Temporal.PlainDate,
) {
  const earliest = date('2023-01-01');
  for (
    let day = on;
    Temporal.PlainDate.compare(day, earliest) >= 0;
    day = day.subtract({ days: 1 })
  ) {
    const price = rows.find(
      (price) => price.nrOfZones === nrOfZones && price.validFrom.equals(day),
    );
    if (price) return price;
  }
  return null;
}

describe('a price holds from its first day until a newer one begins', () => {
  it('the day before a change has the old price, the day of it the new one', () => {
    expect(oreOn('2024-01-27')).toBe(641_00);
    expect(oreOn('2024-01-28')).toBe(747_00);
  });

  it('before the first price there is none, and none for another number of zones', () => {
    expect(oreOn('2019-12-31')).toBeNull();
    expect(oreOn('2026-03-01', 2)).toBeNull();
  });

  it('is what a slow search day by day finds', () => {
    const anyRow = fc.record({
      validFrom: anyDate,
      nrOfZones: fc.integer({ min: 1, max: 3 }),
      ore: fc.nat(),
    });
    const anyQuestion = fc.record({
      // As in the database: one row for a day and a number of zones.
      rows: fc.uniqueArray(anyRow, {
        maxLength: 8,
        selector: ({ validFrom, nrOfZones }) => `${validFrom.toString()} ${nrOfZones}`,
      }),
      nrOfZones: fc.integer({ min: 1, max: 3 }),
      on: anyDate,
    });
    fc.assert(
      fc.property(anyQuestion, ({ rows, nrOfZones, on }) => {
        expect(priceInForce(rows, { nrOfZones, on })).toEqual(slowly(rows, nrOfZones, on));
      }),
      { numRuns: 30 },
    );
  });
});
