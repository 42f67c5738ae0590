import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { earliestDay, isTooEarly } from './earliest-day.rules.ts';

const today = date('2026-03-06');

describe('the first day from which something may be changed', () => {
  it.each([
    ['nothing is invoiced', null, '2026-03-06'],
    ['an earlier day is', '2026-02-28', '2026-03-06'],
    ['yesterday is', '2026-03-05', '2026-03-06'],
    ['today is', '2026-03-06', '2026-03-07'],
    ['a later day is', '2026-03-31', '2026-04-01'],
  ])('when %s', (_, through, first) => {
    const invoicedThrough = through === null ? null : date(through);
    expect(earliestDay({ today, invoicedThrough })).toEqual(date(first));
  });

  it('is not too early itself, and the day before it is', () => {
    expect(isTooEarly(today, today)).toBe(false);
    expect(isTooEarly(today.subtract({ days: 1 }), today)).toBe(true);
  });
});
