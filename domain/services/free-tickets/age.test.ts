import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { ageOn, birthdayAt } from './age.rules.ts';

describe('the birthday at an age', () => {
  it.each([
    ['2008-06-15', 18, '2026-06-15'],
    ['2008-02-29', 18, '2026-03-01'],
    ['2008-02-29', 20, '2028-02-29'],
    ['2008-12-31', 19, '2027-12-31'],
    ['2008-02-29', 0, '2008-02-29'],
  ])('of somebody born on %s, at %i, is %s', (born, age, expected) => {
    expect(birthdayAt(age, date(born)).toString()).toBe(expected);
  });

  it('is the first day on which somebody has the age, for every birth day of two years', () => {
    const first = date('2007-01-01');
    for (let days = 0; days < 731; days += 1) {
      const born = first.add({ days });
      for (const age of [0, 1, 18, 19, 20, 67]) {
        const birthday = birthdayAt(age, born);
        expect([ageOn(birthday.subtract({ days: 1 }), born), ageOn(birthday, born)]).toEqual([
          age - 1,
          age,
        ]);
      }
    }
  });
});
