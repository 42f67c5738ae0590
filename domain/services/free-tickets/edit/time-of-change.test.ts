import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { isTimeOfChange, timesOfChange } from './time-of-change.rules.ts';

type Edit = Parameters<typeof timesOfChange>[0];

const today = date('2026-03-06');
const edit: Edit = {
  reasons: ['ZONE'],
  startDate: date('2026-01-01'),
  expirationDate: null,
  medium: 'phone',
};
const timesOf = (other: Partial<Edit>, on = today) => {
  const { first, last } = timesOfChange({ ...edit, ...other }, on);
  return `${first} ${last}`;
};

describe('when an edit may take effect (spec 3 §4, §9)', () => {
  it.each<[string, Partial<Edit>, string]>([
    ['from today to six months ahead', {}, '2026-03-06 2026-09-06'],
    [
      'from the first day of a pending ticket',
      { startDate: date('2026-04-01') },
      '2026-04-01 2026-09-06',
    ],
    ['while the old ticket runs', { expirationDate: date('2026-06-30') }, '2026-03-06 2026-06-30'],
    ['for a department on a phone', { reasons: ['AGREEMENT'] }, '2026-03-06 2026-09-06'],
    [
      'for a department on a card',
      { reasons: ['AGREEMENT'], medium: 'card' },
      '2026-04-01 2026-04-01',
    ],
    [
      'for a department and more on a card',
      { reasons: ['ZONE', 'AGREEMENT'], medium: 'card' },
      '2026-03-06 2026-09-06',
    ],
    [
      'for a department on the card of a pending ticket',
      { reasons: ['AGREEMENT'], medium: 'card', startDate: date('2026-05-10') },
      '2026-05-10 2026-05-10',
    ],
    ['for nothing on a card', { reasons: [], medium: 'card' }, '2026-03-06 2026-09-06'],
  ])('%s', (_, other, expected) => {
    expect(timesOf(other)).toBe(expected);
  });

  it('on the next 1st also on the 1st, and at the end of a short month', () => {
    const department = { reasons: ['AGREEMENT'], medium: 'card' } as const;
    expect(timesOf(department, date('2026-03-01'))).toBe('2026-04-01 2026-04-01');
    expect(timesOf(department, date('2026-01-31'))).toBe('2026-02-01 2026-02-01');
    expect(timesOf({}, date('2026-08-31'))).toBe('2026-08-31 2027-02-28');
  });

  it('on the first and the last day, not beside them', () => {
    const times = timesOfChange(edit, today);
    const offered = ['2026-03-05', '2026-03-06', '2026-09-06', '2026-09-07'].map((day) =>
      isTimeOfChange(date(day), times),
    );
    expect(offered).toEqual([false, true, true, false]);
  });
});
