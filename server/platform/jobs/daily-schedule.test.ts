import { describe, expect, it } from 'vitest';
import { newestDue, timesDue } from './daily-schedule.ts';

const at = (moment: string) => Temporal.Instant.from(moment);
const dueAt = (dailyAt: string, now: string) =>
  newestDue(dailyAt, at(now)).toZonedDateTimeISO('Europe/Oslo').toString({ timeZoneName: 'never' });

describe('the newest time of a daily schedule', () => {
  it.each([
    ['2026-03-07T05:14:59+01:00', '2026-03-06T05:15:00+01:00'],
    ['2026-03-07T05:15:00+01:00', '2026-03-07T05:15:00+01:00'],
    ['2026-03-07T23:59:59+01:00', '2026-03-07T05:15:00+01:00'],
    // In Oslo a new day has begun, in London not yet.
    ['2026-03-06T23:30:00Z', '2026-03-06T05:15:00+01:00'],
    ['2026-03-29T05:20:00+02:00', '2026-03-29T05:15:00+02:00'],
  ])('is at %s that of %s', (now, due) => {
    expect(dueAt('05:15', now)).toBe(due);
  });

  /** Every time at which a job is due from noon to noon, looked at each minute. */
  function duesBetween(dailyAt: string, from: string, until: string): string[] {
    const dues = new Set<string>();
    for (let now = at(from); Temporal.Instant.compare(now, at(until)) <= 0;) {
      dues.add(dueAt(dailyAt, now.toString()));
      now = now.add({ minutes: 1 });
    }
    return [...dues].slice(1);
  }

  it('comes once in the night that has no 02:30', () => {
    expect(duesBetween('02:30', '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toEqual([
      '2026-03-29T03:30:00+02:00',
    ]);
  });

  it('comes once in the night that has 02:30 twice', () => {
    expect(duesBetween('02:30', '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toEqual([
      '2026-10-25T02:30:00+02:00',
    ]);
  });

  it('comes 365 times a year', () => {
    const dues = new Set<string>();
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      dues.add(dueAt('02:30', at('2026-01-01T12:00:00Z').add({ hours: hour }).toString()));
    }
    // That of the first day was due before.
    expect(dues.size - 1).toBe(365);
  });
});

it('the days on which a job was due are counted on the calendar', () => {
  const last = newestDue('05:15', at('2026-03-20T12:00:00Z'));
  expect(timesDue(last, newestDue('05:15', at('2026-04-20T12:00:00Z')))).toBe(31);
});
