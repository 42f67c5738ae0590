import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { endDatesFor, startDatesFor } from './date-choices.rules.ts';
import { nextDeadline } from './deadline.rules.ts';

describe('the next deadline', () => {
  it.each([
    ['2026-11-01', '2026-11-06', 5, 1],
    ['2026-11-03', '2026-11-06', 3, 3],
    ['2026-11-06', '2026-11-06', 0, 6],
    ['2026-11-07', '2026-12-06', 29, null],
    ['2026-12-31', '2027-01-06', 6, null],
  ])('on %s is %s', (today, deadline, daysLeft, step) => {
    const { start, end, ...rest } = nextDeadline(date(today));
    expect(rest).toEqual({ date: date(deadline), daysLeft, step });
    expect([start.day, start.month, end.add({ days: 1 }).equals(start)]).toEqual([
      1,
      date(deadline).month,
      true,
    ]);
  });

  it('is the last day on which its start and its end may be chosen', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((days) => date('2026-01-01').add({ days }));
    fc.assert(
      fc.property(day, (today) => {
        const deadline = nextDeadline(today);
        const isOffered = (on: Temporal.PlainDate) => {
          const terms = { today: on, increasedExpiry: false };
          return [
            startDatesFor(terms).some((one) => one.equals(deadline.start)),
            endDatesFor(terms).some((one) => one.equals(deadline.end)),
          ];
        };
        expect(isOffered(deadline.date)).toEqual([true, true]);
        expect(isOffered(deadline.date.add({ days: 1 }))).toEqual([false, false]);
      }),
    );
  });
});
