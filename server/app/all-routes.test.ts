import { deleteCompany } from '@takst/contract/companies/delete-company.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { plantedLeaks, servePlantedLeaks } from '#testing/access-table/planted-leaks.ts';
import { tryRoute } from '#testing/access-table/try-route.ts';
import type { Served } from '#http/serve.ts';
import { routesOf } from './test-routes.ts';

/** What deletes comes last, companies after everything in them: the others need what is there. */
const rank = ({ route }: Served): number => {
  if (route.path === deleteCompany.path) return route.method === 'DELETE' ? 2 : 0;
  return route.method === 'DELETE' ? 1 : 0;
};

/** Everybody about everything: four minutes on PGlite, one on PostgreSQL. */
const minutes = (count: number) => count * 60_000;

const portalTest = portalTestWith({ extend: servePlantedLeaks });

// Thousands of calls, which ask nothing of a database that the areas' own tests do not ask.
describe('every route for everybody', () => {
  portalTest(
    'answers as its contract and the table of roles say, and leaks nothing of others',
    async (portal) => {
      const served = routesOf(portal);
      for (const { route } of served.toSorted((one, other) => rank(one) - rank(other))) {
        const { calls, faults } = await tryRoute(portal, route);
        expect({ route: route.path, faults }).toEqual({ route: route.path, faults: [] });
        expect(calls).toBeGreaterThan(60);
      }
    },
    minutes(8),
  );

  portalTest.each([
    ['a query that forgets the companies of its scope', /was told Qc\d\dQ/],
    ['a query that forgets the operator', /of akt about [\w-]+ of ruter .* was told Qc/],
    ['an answer that tells another’s id from none', /got 404 \{"code":"NOT_YOURS"\}/],
    ['a route without its gate', /nobody at ruter got 200/],
  ] as const)('would be caught if it were %s', async (portal, name, told) => {
    const { faults } = await tryRoute(portal, plantedLeaks(portal.database)[name].route);
    expect(faults.join('\n')).toMatch(told);
  });

  portalTest(
    'would be caught if it were a gate that opens to more features than the contract names',
    async (portal) => {
      const leak = plantedLeaks(portal.database)[
        'a gate that opens to more features than the contract names'
      ];
      const needs = { any: ['companyTicket', 'housing'] } as const;
      const { faults } = await tryRoute(portal, { ...leak.route, needs });
      expect(faults.join('\n')).toMatch(/users of \w+ about [\w-]+ of \w+ got 404, not 403/);
    },
  );

  portalTest(
    'would be caught if it were an answer with more in it than its contract says',
    async (portal) => {
      const leak = plantedLeaks(portal.database)[
        'an answer with more in it than its contract says'
      ];
      await expect(tryRoute(portal, leak.route)).rejects.toThrow('more than its contract');
    },
  );
});
