import { describe, expect, it } from 'vitest';
import { isRequestExpired } from './expired-request.rules.ts';
import { isOwnStartOffered, ownStartDatesFor } from './own-start.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('a request', () => {
  it.each([
    ['2026-04-01', '2026-03-31', false],
    ['2026-04-01', '2026-04-01', false],
    // An administrator may order for the current month up to and including the 6th (spec 2 §1).
    ['2026-04-01', '2026-04-06', false],
    ['2026-04-01', '2026-04-07', true],
    ['2026-04-01', '2026-05-01', true],
    // Any other day is over when it has begun and passed.
    ['2026-04-03', '2026-04-03', false],
    ['2026-04-03', '2026-04-04', true],
    ['2026-12-01', '2027-01-02', true],
  ])('for %s has expired on %s: %s', (start, today, expired) => {
    expect(isRequestExpired(day(start), day(today))).toBe(expired);
  });
});

describe('who orders for themselves', () => {
  const terms = (today: string) => ({
    today: day(today),
    increasedExpiry: false,
    arbitraryDates: false,
  });

  it('must act the day before the month turn, when the administrator has six days more', () => {
    expect(isOwnStartOffered(day('2026-04-01'), terms('2026-03-31'))).toBe(true);
    expect(isOwnStartOffered(day('2026-04-01'), terms('2026-04-01'))).toBe(false);
    expect(String(ownStartDatesFor(terms('2026-04-02'))[0])).toBe('2026-05-01');
    expect(String(ownStartDatesFor(terms('2026-04-07'))[0])).toBe('2026-05-01');
  });

  it('may pick a day where the company may pick any, from tomorrow on', () => {
    const anyDay = { ...terms('2026-04-10'), arbitraryDates: true };
    expect(isOwnStartOffered(day('2026-04-11'), anyDay)).toBe(true);
    expect(isOwnStartOffered(day('2026-04-10'), anyDay)).toBe(false);
    expect(isOwnStartOffered(day('2026-04-11'), terms('2026-04-10'))).toBe(false);
  });
});
