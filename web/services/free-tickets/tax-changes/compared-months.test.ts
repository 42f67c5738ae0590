import { describe, expect, it } from 'vitest';
import { comparedMonths } from './compared-months.ts';

const sums = { tickets: 3, totalPrice: 900, untaxedTickets: 0 };
const months = [
  { ...sums, year: 2026, month: 2, isClosed: false },
  { ...sums, year: 2025, month: 12, isClosed: true },
  { ...sums, year: 2025, month: 11, isClosed: true },
];

describe('the months that may be compared, newest first', () => {
  it.each([
    ['2026-02-28', ['2026-2', '2026-1 closed', '2025-12 closed', '2025-11 closed']],
    // All of February's may have ended.
    ['2026-03-01', ['2026-3', '2026-2', '2026-1 closed', '2025-12 closed', '2025-11 closed']],
  ])('on %s are those with a tax base, and each in which all of it has ended', (day, expected) => {
    const compared = comparedMonths(months, Temporal.PlainDate.from(day));
    expect(
      compared.map(({ year, month, isClosed }) => `${year}-${month}${isClosed ? ' closed' : ''}`),
    ).toEqual(expected);
  });
});
