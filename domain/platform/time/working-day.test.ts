import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { isWorkingDay, workingDaysAfter, workingDaysBefore } from './working-day.rules.ts';

/** Easter Days, from the calendar. */
const easterDays = [
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  // The earliest and the latest, those that the rule moves by a week, and both sides of a century.
  '1598-03-22',
  '1699-04-19',
  '1734-04-25',
  '1818-03-22',
  '1900-04-15',
  '1954-04-18',
  '1981-04-19',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2099-04-12',
  '2100-03-28',
  '2285-03-22',
  '2400-04-16',
  '4308-03-22',
];

/** The holidays of 2026, as they stand in the calendar. */
const holidays2026 = [
  '2026-01-01',
  '2026-04-02',
  '2026-04-03',
  '2026-04-05',
  '2026-04-06',
  '2026-05-01',
  '2026-05-14',
  '2026-05-17',
  '2026-05-24',
  '2026-05-25',
  '2026-12-25',
  '2026-12-26',
];

const everyDay = (first: string, last: string) => {
  const days = [];
  for (let day = date(first); !day.equals(date(last).add({ days: 1 })); day = day.add({ days: 1 }))
    days.push(day);
  return days;
};

const movableHolidays = new Set(
  easterDays.flatMap((easter) =>
    [-3, -2, 1, 39, 50].map((days) => date(easter).add({ days }).toString()),
  ),
);

/** As a calendar has it: without Saturdays, Sundays and the days that are named. */
const isWorked = (day: Temporal.PlainDate): boolean => {
  const text = day.toString();
  const weekday = new Date(`${text}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !/-(?:01-01|05-01|05-17|12-25|12-26)$/.test(text) && !movableHolidays.has(text);
};

describe('Easter', () => {
  it.each(easterDays)('is on %s, with the holidays around it', (day) => {
    const easter = date(day);
    for (const days of [-3, -2, 1, 39, 50]) expect(isWorkingDay(easter.add({ days }))).toBe(false);
    // The Wednesday before and the Tuesday after are worked, unless another holiday is on them.
    expect(isWorkingDay(easter.subtract({ days: 4 }))).toBe(true);
    expect(isWorkingDay(easter.add({ days: 2 }))).toBe(true);
  });
});

describe('working days', () => {
  it('of 2026 are Monday to Friday without holidays', () => {
    const off = everyDay('2026-01-01', '2026-12-31')
      .filter((day) => day.dayOfWeek < 6 && !isWorkingDay(day))
      .map(String);
    const weekdays = holidays2026.filter((text) => date(text).dayOfWeek < 6);
    expect(off).toEqual(weekdays);
  });

  it('of every year of 2024 to 2030 are those of the calendar', () => {
    for (const day of everyDay('2024-01-01', '2030-12-31')) {
      expect([day.toString(), isWorkingDay(day)]).toEqual([day.toString(), isWorked(day)]);
    }
  });

  it('are counted back from a day that is none, too', () => {
    expect(workingDaysBefore(date('2026-08-20'), 1).toString()).toBe('2026-08-19');
    expect(workingDaysBefore(date('2026-08-17'), 1).toString()).toBe('2026-08-14');
    expect(workingDaysBefore(date('2026-08-16'), 1).toString()).toBe('2026-08-14');
    expect(workingDaysBefore(date('2026-04-07'), 1).toString()).toBe('2026-04-01');
    expect(workingDaysBefore(date('2026-08-20'), 0).toString()).toBe('2026-08-20');
  });

  it('before a day are as many as were asked for', () => {
    for (const day of everyDay('2026-03-20', '2026-06-10')) {
      const workingDay = workingDaysBefore(day, 8);
      const between = everyDay(workingDay.toString(), day.subtract({ days: 1 }).toString());
      expect([day.toString(), between.filter(isWorked).length, isWorked(workingDay)]).toEqual([
        day.toString(),
        8,
        true,
      ]);
    }
  });

  it('after a day are those of which it is as many working days before', () => {
    for (const day of everyDay('2026-12-01', '2027-06-01').filter(isWorked)) {
      for (const count of [1, 3, 10]) {
        const after = workingDaysAfter(day, count);
        expect([String(day), isWorked(after), String(workingDaysBefore(after, count))]).toEqual([
          String(day),
          true,
          String(day),
        ]);
      }
    }
    expect(String(workingDaysAfter(date('2026-03-31'), 3))).toBe('2026-04-08');
  });
});
