import { deleteCompany } from '@takst/contract/companies/delete-company.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { plantedLeaks, servePlantedLeaks } from '#testing/access-table/planted-leaks.ts';
import { tryRoute } from '#testing/access-table/try-route.ts';
import type { Served } from '#http/serve.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { allRoutes } from './all-routes.ts';

/** What deletes comes last, companies after everything in them: the others need what is there. */
const rank = ({ route }: Served): number => {
  if (route.path === deleteCompany.path) return route.method === 'DELETE' ? 2 : 0;
  return route.method === 'DELETE' ? 1 : 0;
};

/** Everybody about everything, one call after the other. */
const minutes = (count: number) => count * 60_000;

// Thousands of calls, which ask nothing of a database that the areas' own tests do not ask of both:
// one is enough, PostgreSQL where there is one.
describe.each(testDatabases.slice(-1))('every route for everybody on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test, { extend: servePlantedLeaks });
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  it(
    'answers what its contract and the table of roles say, and tells nothing of anybody else',
    async () => {
      const changes = async () => Promise.reject(new Error('nothing is changed here'));
      const nobodys = { linkTo: () => '', tokenOf: () => '', holderOf: () => null };
      const served = allRoutes({
        database: test.database,
        changes,
        links: nobodys,
        register: { lookUp: async () => ({ notFound: true }) },
        scopeOf: async () => null,
        mailboxes: { ruter: null, akt: null, fjord: null },
        announceUser: async () => undefined,
        production: false,
        signInWay: () => 'password',
        report: () => undefined,
      });
      for (const { route } of served.toSorted((one, other) => rank(one) - rank(other))) {
        const { calls, faults } = await tryRoute(portal, route);
        expect({ route: route.path, faults }).toEqual({ route: route.path, faults: [] });
        expect(calls).toBeGreaterThan(60);
      }
    },
    minutes(5),
  );

  it.each([
    ['a query that forgets the companies of its scope', /was told Qc\d\dQ/],
    ['a query that forgets the operator', /of akt about [\w-]+ of ruter .* was told Qc/],
    ['an answer that tells another’s id from none', /got 404 \{"code":"NOT_YOURS"\}/],
    ['a route without its gate', /nobody at ruter got 200/],
  ] as const)('would be caught if it were %s', async (name, told) => {
    const { faults } = await tryRoute(portal, plantedLeaks(test.database)[name].route);
    expect(faults.join('\n')).toMatch(told);
  });

  it('would be caught if it were an answer with more in it than its contract says', async () => {
    const leak = plantedLeaks(test.database)['an answer with more in it than its contract says'];
    await expect(tryRoute(portal, leak.route)).rejects.toThrow('more than its contract');
  });
});
