import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { databaseTest } from '#testing/database-test.ts';
import { testScope } from '#testing/test-scope.ts';
import type { CompaniesInScope } from './scope.ts';
import { servicesIn, type TicketReach, withinServices } from './within-services.ts';
import { withinCompanies } from './within-scope.ts';

/** What a user reaches who has company tickets in some companies and housing in others. */
function reachOf(companyTicket: CompaniesInScope, housing: CompaniesInScope): TicketReach {
  const scope = testScope([1, 2, 3]);
  const companiesByFeature = new Map([
    ['companyTicket', companyTicket],
    ['housing', housing],
  ] as const);
  const services = ['company-tickets', 'housing'] as const;
  return { scope: { ...scope, companiesByFeature }, services };
}

/** Tickets of three services in three companies of an operator, and of one elsewhere. */
const tickets = sql`(
  select tenant || ' ' || company_id || ' ' || service as id, tenant, company_id, service
    from (values ('ruter', 1::bigint), ('ruter', 2), ('ruter', 3), ('akt', 1)) as company (tenant, company_id),
         unnest(array['company-tickets', 'housing', 'free-tickets']) as service) as ticket`;

async function ticketsWithin(database: Database, reach: TicketReach): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${tickets} where ${withinServices(reach, 'ticket')} order by id`.execute(
    tablesOf(database),
  );
  return rows.map(({ id }) => id);
}

describe('the tickets of several services', () => {
  databaseTest('are those of each service where the user has it', async ({ database }) => {
    expect(await ticketsWithin(database, reachOf([1], [2, 3]))).toEqual([
      'ruter 1 company-tickets',
      'ruter 2 housing',
      'ruter 3 housing',
    ]);
    expect(await ticketsWithin(database, reachOf([1, 2], [1, 2]))).toEqual([
      'ruter 1 company-tickets',
      'ruter 1 housing',
      'ruter 2 company-tickets',
      'ruter 2 housing',
    ]);
    expect(await ticketsWithin(database, reachOf([], [2]))).toEqual(['ruter 2 housing']);
    expect(await ticketsWithin(database, reachOf([], []))).toEqual([]);
    expect(await ticketsWithin(database, reachOf('whole-tenant', [2]))).toEqual([
      'ruter 1 company-tickets',
      'ruter 2 company-tickets',
      'ruter 2 housing',
      'ruter 3 company-tickets',
    ]);
    const one = { scope: testScope([2, 3]), services: ['free-tickets'] as const };
    expect(await ticketsWithin(database, one)).toEqual([
      'ruter 2 free-tickets',
      'ruter 3 free-tickets',
    ]);
  });

  test('need a scope that says which service is open where', () => {
    const { services } = reachOf([1], [1]);
    const scope = testScope([1]);
    expect(() => withinServices({ scope, services }, 'ticket')).toThrow('any of theirs');
  });

  test('are of the services that the user has in a company', () => {
    expect(servicesIn(reachOf([1, 2], [2]), 1)).toEqual(['company-tickets']);
    expect(servicesIn(reachOf([1, 2], [2]), 2)).toEqual(['company-tickets', 'housing']);
    expect(servicesIn(reachOf([1], 'whole-tenant'), 3)).toEqual(['housing']);
    expect(servicesIn(reachOf([1], [2]), 3)).toEqual([]);
  });
});

databaseTest(
  'a statement is about one company, or about all of its scope',
  async ({ database }) => {
    const companiesWithin = async (companyId: number | undefined) => {
      const { rows } = await sql<{ id: number }>`
      select distinct company_id as id from ${tickets}
       where ${withinCompanies(testScope([1, 3]), 'ticket', companyId)} order by id`.execute(
        tablesOf(database),
      );
      return rows.map(({ id }) => id);
    };
    expect(await companiesWithin(undefined)).toEqual([1, 3]);
    expect(await companiesWithin(3)).toEqual([3]);
    expect(await companiesWithin(2)).toEqual([]);
  },
);
