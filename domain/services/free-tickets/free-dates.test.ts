import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import {
  cardDays,
  firstFreeDay,
  freeEndDays,
  lastFreeDay,
  pricedOn,
  quickFreeDays,
  refuseFreeDay,
} from './free-dates.rules.ts';

describe('the days of a free ticket (spec 3 §5, §9)', () => {
  it('go from today to six months ahead', () => {
    fc.assert(
      fc.property(anyDate, (today) => {
        const last = lastFreeDay(today);
        expect(last.equals(today.add({ months: 6 }))).toBe(true);
        expect(refuseFreeDay(today.subtract({ days: 1 }), today)).toBe('TOO_EARLY');
        expect(refuseFreeDay(today, today)).toBeNull();
        expect(refuseFreeDay(last, today)).toBeNull();
        expect(refuseFreeDay(last.add({ days: 1 }), today)).toBe('TOO_LATE');
      }),
    );
  });

  it('end with the month where it is shorter', () => {
    expect(lastFreeDay(date('2026-08-31')).toString()).toBe('2027-02-28');
  });

  it('are offered without typing for 32 days', () => {
    const days = quickFreeDays(date('2026-03-06'));
    expect(days).toHaveLength(32);
    expect([days.at(0), days.at(-1)].map(String)).toEqual(['2026-03-06', '2026-04-06']);
  });

  it('begin a week ahead on a card that has to be made, so that nobody pays for days without one', () => {
    const today = date('2026-03-06');
    expect(cardDays).toBe(7);
    expect(firstFreeDay(today, { isNewCard: true }).toString()).toBe('2026-03-13');
    expect(firstFreeDay(today, { isNewCard: false }).toString()).toBe('2026-03-06');
  });

  it('are priced on the 1st of the first month', () => {
    expect(pricedOn(date('2026-03-06')).toString()).toBe('2026-03-01');
  });

  it('of an end go from today to six months ahead, or to the day on which a child grows up', () => {
    const today = date('2026-03-06');
    const open = freeEndDays(today, null);
    expect([open.choices.length, String(open.choices[0])]).toEqual([32, '2026-03-06']);
    expect([open.last, open.usual].map(String)).toEqual(['2026-09-06', '2026-03-31']);
    const child = freeEndDays(today, date('2026-03-08'));
    expect(child.choices.map(String)).toEqual(['2026-03-06', '2026-03-07', '2026-03-08']);
    expect([child.last, child.usual].map(String)).toEqual(['2026-03-08', '2026-03-08']);
    expect(String(freeEndDays(today, date('2027-12-31')).last)).toBe('2026-09-06');
    expect(String(freeEndDays(date('2026-03-31'), null).usual)).toBe('2026-03-31');
  });
});
