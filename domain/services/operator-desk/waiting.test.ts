import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { daysWaited, hasWaitedLong } from './waiting.rules.ts';

const proposedAt = Temporal.Instant.from('2026-03-06T22:59:00Z');

describe('a proposal that waits', () => {
  it.each([
    ['2026-03-06', 0, false],
    ['2026-03-07', 1, false],
    ['2026-03-08', 2, false],
    ['2026-03-09', 3, true],
    ['2026-04-06', 31, true],
    // The clock of another process may be behind.
    ['2026-03-05', 0, false],
  ])('has waited on %s for %i days', (today, days, isLong) => {
    expect(daysWaited({ proposedAt, today: date(today) })).toBe(days);
    expect(hasWaitedLong({ proposedAt, today: date(today) })).toBe(isLong);
  });

  it('counts by the days of Norway', () => {
    const afterMidnight = Temporal.Instant.from('2026-03-06T23:01:00Z');
    expect(daysWaited({ proposedAt: afterMidnight, today: date('2026-03-07') })).toBe(0);
  });
});
