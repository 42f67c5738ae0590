import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import type { Database } from '#platform/db/database.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { dropIndex, settle } from '#testing/many-people.store.ts';
import { wasteOf } from '#testing/plan.query.ts';
import { statementsOf } from '#testing/statements.ts';
import { testScope } from '#testing/test-scope.ts';
import { type ListedKind, searchedHolders } from './holder-search.query.ts';
import { placeManyHolders } from './test-holders.store.ts';

/** One company with 5,000 people of each kind. */
const databaseTest = databaseTestWith(async ({ database }) => {
  const companyId = await placeCompany(database, {
    name: 'Kommunen',
    organisationNumber: '310001015',
  });
  await placeManyHolders(database, companyId, 5_000);
  await settle(database);
  return { database, companyId };
});

async function wasteOfLists(database: Database, companyId: number, kind: ListedKind) {
  const list = { scope: testScope([companyId]), companyId, kind };
  const entry = sql`select 1 as one from holders.holder
    where holder.company_id = ${companyId} and holder.id = page.id`;
  const pageOf = (offset: number, words: readonly string[] = []) =>
    searchedHolders(database, { ...list, words, sort: undefined, entry }).page({
      maxEntries: 10,
      offset,
    });
  const { statements } = await statementsOf(async () => {
    await pageOf(0);
    await pageOf(4_000);
    await pageOf(0, ['nr4711sen']);
  });
  expect(statements).toHaveLength(3);
  const waste = await Promise.all(statements.map((one) => wasteOf(database, one)));
  return waste.flat();
}

describe('the plan of a list of people', () => {
  databaseTest.each(['free', 'pupil'] as const)(
    'of kind %s reads its index alone, however far on, and would be seen without it',
    async ({ database, companyId }, kind) => {
      expect(await wasteOfLists(database, companyId, kind)).toEqual([]);
      await dropIndex(database, 'holders', `${kind}_order`);
      expect(await wasteOfLists(database, companyId, kind)).not.toEqual([]);
    },
  );
});
