import {
  yearInForce,
  schoolYearName,
  schoolYearOf,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import { filterYears } from '@takst/domain/services/school-tickets/year-filter.rules.ts';
import { describe, expect } from 'vitest';
import { loadReferenceData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { schoolYearsOf } from './ticket/school-year.query.ts';

const databaseTest = databaseTestWith(async (test) => {
  await loadReferenceData(test.database);
  return test;
});

describe('the school years of the project', () => {
  databaseTest('have a year for every day of 2024 to 2030', async ({ database }) => {
    const years = await schoolYearsOf(database, 'ruter');
    let day = Temporal.PlainDate.from('2024-01-01');
    for (; day.year < 2031; day = day.add({ days: 1 })) {
      const inForce = yearInForce(years, day);
      const [newest] = filterYears(years, { today: day, hasTickets: () => false });
      const begins = day.year - (day.month < 7 ? 1 : 0);
      expect(inForce && schoolYearOf(years, { startDate: day })).toBeTruthy();
      expect([day.toString(), newest && schoolYearName(newest)]).toEqual([
        day.toString(),
        `${begins}/${begins + 1}`,
      ]);
    }
  });

  databaseTest('are those of the main operator alone (spec 1 §9)', async ({ database }) => {
    expect(await schoolYearsOf(database, 'akt')).toEqual([]);
    expect(await schoolYearsOf(database, 'fjord')).toEqual([]);
  });
});
