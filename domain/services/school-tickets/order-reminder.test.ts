import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { isWorkingDay } from '#platform/time/working-day.rules.ts';
import { dueReminders, firstDeliveryDay } from './order-reminder.rules.ts';
import { anySchoolYears, schoolYear, yearsFrom } from './test-school-years.ts';

/** The first delivery days before 20 August, counted in a calendar by hand. */
const deliveryDays: Readonly<Record<number, string>> = {
  2024: '2024-08-08',
  2025: '2025-08-08',
  2026: '2026-08-10',
  2027: '2027-08-10',
  2028: '2028-08-09',
  2029: '2029-08-08',
  2030: '2030-08-08',
};

const everyDay = (first: string, last: string): string[] => {
  const days: string[] = [];
  for (let day = date(first); ; day = day.add({ days: 1 })) {
    days.push(day.toString());
    if (day.toString() === last) return days;
  }
};

const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

describe('the first delivery day', () => {
  it.each(Object.entries(deliveryDays))('of %s is %s', (year, expected) => {
    expect(firstDeliveryDay(schoolYear(Number(year))).toString()).toBe(expected);
  });

  it('leaves seven working days before the one on which the cards are at the school', () => {
    fc.assert(
      fc.property(anySchoolYears, (years) => {
        for (const year of years) {
          const ordered = firstDeliveryDay(year);
          let [day, worked] = [ordered.add({ days: 1 }), 0];
          while (worked < 7) {
            if (isWorkingDay(day)) worked += 1;
            if (worked < 7) day = day.add({ days: 1 });
          }
          expect(isWorkingDay(ordered)).toBe(true);
          expect(Temporal.PlainDate.compare(day, year.firstStart)).toBe(-1);
          // Ordered on the next working day the cards come on the first day of school at the earliest.
          let next = day.add({ days: 1 });
          while (!isWorkingDay(next)) next = next.add({ days: 1 });
          expect(Temporal.PlainDate.compare(next, year.firstStart)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('reminders of a school year', () => {
  const years = yearsFrom(2023, 2030);

  it('are due from 14, 7 and 1 days before its first delivery day until that day, on every day of 2024 to 2030', () => {
    for (const today of everyDay('2024-01-01', '2030-12-31')) {
      const deliveryDay = deliveryDays[Number(today.slice(0, 4))] ?? '';
      const daysLeft = daysBetween(today, deliveryDay);
      const step = daysLeft < 0 || daysLeft > 14 ? null : daysLeft > 7 ? 14 : daysLeft > 1 ? 7 : 1;
      const due = dueReminders(years, date(today));
      expect([today, due.map((one) => [one.step, one.deliveryDay.toString()])]).toEqual([
        today,
        step === null ? [] : [[step, deliveryDay]],
      ]);
    }
  });

  it('are none before the year has opened', () => {
    const late = { ...schoolYear(2026), opensOn: date('2026-08-04') };
    const stepOn = (day: string) => dueReminders([late], date(day)).map(({ step }) => step);
    expect(['2026-08-03', '2026-08-04', '2026-08-09', '2026-08-11'].map(stepOn)).toEqual([
      [],
      [7],
      [1],
      [],
    ]);
  });
});
