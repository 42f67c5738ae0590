import { describe, expect, it } from 'vitest';
import { schoolYearName } from '#services/school-tickets/school-year.rules.ts';
import { schoolYear, yearsFrom } from '#services/school-tickets/test-school-years.ts';
import { date } from '#testing/any-date.ts';
import { nextOpening, rolloverYear, rolloverYearOf } from './rollover-year.rules.ts';

const years = yearsFrom(2022, 2031);

describe('the year that schools go over to', () => {
  it('is the coming one from 1 May to 30 September, on every day of 2024 to 2030', () => {
    for (let day = date('2024-01-01'); day.year < 2031; day = day.add({ days: 1 })) {
      const text = day.toString();
      const [year = '', month = ''] = text.split('-');
      const isOpen = month >= '05' && month <= '09';
      const rollover = rolloverYear(years, day);
      expect([text, rollover && schoolYearName(rollover.year)]).toEqual([
        text,
        isOpen ? `${year}/${Number(year) + 1}` : null,
      ]);
      const opening = month < '05' ? year : String(Number(year) + 1);
      expect([text, nextOpening(years, day)?.toString()]).toEqual([text, `${opening}-05-01`]);
      if (!rollover) continue;
      expect([
        rollover.running.after?.toString(),
        rollover.running.through.toString(),
        rollover.coming.through.toString(),
      ]).toEqual([`${Number(year) - 1}-06-30`, `${year}-06-30`, `${Number(year) + 1}-06-30`]);
    }
  });

  it('is none after the first year that is known: nobody has tickets of the one before', () => {
    expect(rolloverYear([schoolYear(2026)], date('2026-06-01'))).toBeNull();
    expect(rolloverYearOf(years, 2040)).toBeNull();
    expect(nextOpening([schoolYear(2026)], date('2026-06-01'))).toBeNull();
  });

  it('is the same in whichever order the years are known', () => {
    const reversed = years.toReversed();
    const day = date('2026-06-01');
    expect(rolloverYear(reversed, day)).toEqual(rolloverYear(years, day));
    expect(nextOpening(reversed, day)?.toString()).toBe('2027-05-01');
  });
});
