import { describe, expect, it } from 'vitest';
import { firstEndDate, mayEndOn } from './agreement-end.rules.ts';

const day = Temporal.PlainDate.from;
const today = day('2026-03-10');

describe('the end of an agreement (docs/decisions/0021)', () => {
  it.each([
    ['2020-01-01', '2026-03-10'],
    ['2026-03-10', '2026-03-10'],
    ['2026-03-11', '2026-03-11'],
  ])('of one from %s is %s at the earliest', (fromDate, first) => {
    expect(firstEndDate({ fromDate: day(fromDate) }, today).toString()).toBe(first);
  });

  it.each([
    ['2020-01-01', null, true],
    ['2020-01-01', '2026-03-09', false],
    ['2020-01-01', '2026-03-10', true],
    ['2020-01-01', '2026-03-11', true],
    ['2026-04-01', '2026-03-31', false],
    ['2026-04-01', '2026-04-01', true],
    ['2026-04-01', null, true],
  ])('of one from %s may be %s: %s', (fromDate, endDate, isAllowed) => {
    const end = { endDate: endDate === null ? null : day(endDate), today };
    expect(mayEndOn({ fromDate: day(fromDate) }, end)).toBe(isAllowed);
  });
});
