import type { Database } from '#platform/db/database.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { Scope } from './scope.ts';
import { isWithinScope, withinCompany, withinScope } from './within-scope.ts';

const databaseTest = databaseTestWith(async ({ database }) => {
  const place = (name: string, tenant: 'ruter' | 'akt', organisationNumber: string) =>
    placeCompany(database, {
      name,
      tenant,
      organisationNumber,
      agreements: [{ subtype: 'SUBSCRIPTIONS' }],
    });
  return {
    database,
    first: await place('A', 'ruter', '310000001'),
    second: await place('B', 'ruter', '310000002'),
    foreign: await place('C', 'akt', '310000003'),
  };
});

describe('a statement within a scope', () => {
  const search = async (database: Database, scope: Scope): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select c.id from companies.company c
       where ${withinScope(scope, { table: 'c', company: 'id' })} order by c.id`.execute(
      tablesOf(database),
    );
    return rows.map(({ id }) => id);
  };

  databaseTest(
    'about one company finds its own rows, and none of a company outside the scope',
    async ({ database, first, second, foreign }) => {
      const agreementsOf = async (scope: Scope, companyId: number) => {
        const { rows } = await sql`
        select from agreements.agreement a where ${withinCompany(scope, 'a', companyId)}`.execute(
          tablesOf(database),
        );
        return rows.length;
      };
      const everywhere = testScope([], ['GLOBAL_COMPANY_ADMIN']);
      expect(await agreementsOf(testScope([first, second]), first)).toBe(1);
      expect(await agreementsOf(testScope([second]), first)).toBe(0);
      expect(await agreementsOf(everywhere, first)).toBe(1);
      expect(await agreementsOf(everywhere, foreign)).toBe(0);
      expect(await agreementsOf(testScope([foreign]), foreign)).toBe(0);
    },
  );

  databaseTest('finds only the rows of its companies', async ({ database, first, second }) => {
    expect(await search(database, testScope([second]))).toEqual([second]);
    expect(await search(database, testScope([first, second]))).toEqual([first, second]);
    expect(await search(database, testScope([]))).toEqual([]);
  });

  databaseTest(
    'stays in its tenant, also when the company of another slipped into it',
    async ({ database, first, second, foreign }) => {
      expect(await search(database, testScope([first, foreign]))).toEqual([first]);
      expect(await search(database, testScope([], ['GLOBAL_COMPANY_ADMIN']))).toEqual([
        first,
        second,
      ]);
    },
  );

  databaseTest(
    'is one condition, whatever stands beside it',
    async ({ database, first, second, foreign }) => {
      const { rows } = await sql<{ id: number }>`
      select c.id from companies.company c
       where not ${withinScope(testScope([first]), { table: 'c', company: 'id' })}
       order by c.id`.execute(tablesOf(database));
      expect(rows.map(({ id }) => id)).toEqual([second, foreign]);
    },
  );

  databaseTest('one company is asked the same way', ({ first, second }) => {
    expect(isWithinScope(testScope([first]), first)).toBe(true);
    expect(isWithinScope(testScope([first]), second)).toBe(false);
    expect(isWithinScope(testScope([], ['GLOBAL_USER_ADMIN']), second)).toBe(true);
  });
});
