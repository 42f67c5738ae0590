import fc from 'fast-check';
import { date } from '#testing/any-date.ts';
import type { SchoolYear } from './school-year.rules.ts';

/** A school year as the main operator has them (`database/reference/school-years.json`). */
export const schoolYear = (year: number): SchoolYear => ({
  opensOn: date(`${year}-05-01`),
  firstStart: date(`${year}-08-20`),
  latestStart: date(`${year + 1}-06-15`),
  lastDay: date(`${year + 1}-06-30`),
});

export const yearsFrom = (first: number, last: number): SchoolYear[] =>
  Array.from({ length: last - first + 1 }, (_, place) => schoolYear(first + place));

/** Years of some operator that follow each other, each with days of its own, in any order. */
export const anySchoolYears: fc.Arbitrary<SchoolYear[]> = fc
  .array(fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 40 }))), {
    minLength: 1,
    maxLength: 4,
  })
  .map((shifts) =>
    shifts.map(([opens = 0, first = 0, latest = 0, last = 0], place) => {
      const usual = schoolYear(2024 + place);
      const latestStart = usual.latestStart.subtract({ days: latest });
      return {
        opensOn: usual.opensOn.add({ days: opens * 2 }),
        firstStart: usual.firstStart.add({ days: first }),
        latestStart,
        lastDay: latestStart.add({ days: last }),
      };
    }),
  )
  .chain((years) => fc.shuffledSubarray(years, { minLength: years.length }));
