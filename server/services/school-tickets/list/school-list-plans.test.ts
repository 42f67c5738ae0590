import { describe, expect } from 'vitest';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { placeManyHolders } from '#ticketing/holders/test-holders.store.ts';
import { loadReferenceData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { dropIndex, settle } from '#testing/many-people.store.ts';
import { wasteOf } from '#testing/plan.query.ts';
import { statementsOf } from '#testing/statements.ts';
import { testScope } from '#testing/test-scope.ts';
import { classKey, schoolTicketRows } from './school-ticket-rows.query.ts';
import { forgetClasses, placeManySchoolTickets } from './test-many-pupils.store.ts';

const schools = 20;

/** Twenty schools, with 200 pupils and as many people of other services in each. */
const databaseTest = databaseTestWith(async ({ database }) => {
  await loadReferenceData(database);
  const ids: number[] = [];
  for (let place = 0; place < schools; place += 1) {
    const companyId = await placeCompany(database, {
      name: `Skole ${place}`,
      organisationNumber: String(310_001_000 + place),
      agreements: [{ subtype: 'SCHOOLTICKET' }],
    });
    await placeManyHolders(database, companyId, 200);
    ids.push(companyId);
  }
  await placeManySchoolTickets(database);
  await settle(database);
  return { database, scope: testScope(ids) };
});

type World = Parameters<Parameters<typeof databaseTest>[1]>[0];

/** What the lists of all schools look at beside their two indexes. */
async function wasteOfLists({ database, scope }: World): Promise<string[]> {
  const today = Temporal.PlainDate.from('2026-03-06');
  const page = (query: object, offset = 0, sort?: 'className') =>
    schoolTicketRows(
      database,
      { scope, companyId: undefined, query, today },
      { words: [], sort: sort && { ...classKey({ scope }), isDescending: false } },
    ).page({ maxEntries: 10, offset });
  const { statements } = await statementsOf(async () => {
    await page({});
    await page({}, 500);
    await page({ year: 2025 });
    await page({ className: '9A' });
    await page({}, 0, 'className');
  });
  const lists = statements.filter(({ statement }) => statement.includes('"totalEntries"'));
  expect(lists).toHaveLength(5);
  const waste = await Promise.all(lists.map((one) => wasteOf(database, one)));
  return waste.flat();
}

describe('the plan of the list of all schools', () => {
  databaseTest('reads the indexes of pupils and of their tickets alone', async (world) => {
    expect(await wasteOfLists(world)).toEqual([]);
  });

  // What the two tests below take away does not come back.
  databaseTest('would be seen to look at pupils for their class', async (world) => {
    await forgetClasses(world.database);
    await settle(world.database);
    const waste = (await wasteOfLists(world)).join();
    expect(waste).toMatch(/holder/);
    expect(waste).not.toMatch(/school_ticket/);
  });

  databaseTest('would be seen to look at tickets without theirs', async (world) => {
    await dropIndex(world.database, 'tickets', 'school_ticket_by_holder');
    expect((await wasteOfLists(world)).join()).toMatch(/ticket/);
  });
});
