import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { schoolEndDays } from './end-days.rules.ts';

describe('the days on which a school ticket may end', () => {
  it.each([
    ['2026-03-06', '2026-06-30', '2026-03-06,2026-03-31,2026-04-30,2026-05-31', '2026-03-31'],
    ['2026-03-31', '2026-05-31', '2026-03-31,2026-04-30', '2026-03-31'],
    ['2026-06-10', '2026-06-30', '2026-06-10', '2026-06-10'],
  ])('on %s until %s', (today, end, choices, usual) => {
    const days = schoolEndDays(date(today), date(end));
    expect(days.choices.join()).toBe(choices);
    expect(days.usual.toString()).toBe(usual);
  });
});
