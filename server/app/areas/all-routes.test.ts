import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { plantedLeaks, servePlantedLeaks } from '#testing/access-table/planted-leaks.ts';
import { testRoutesForEverybody } from '#testing/access-table/test-routes-for-everybody.ts';
import { tryRoute } from '#testing/access-table/try-route.ts';

const portalTest = portalTestWith({ extend: servePlantedLeaks });

testRoutesForEverybody(1);

/** The brief calls, which each run makes of each route, see these leaks. */
describe('what leaks', () => {
  portalTest.each([
    ['a query that forgets the companies of its scope', /was told Qc\d\dQ/],
    ['a query that forgets the operator', /of (\w+) about [\w-]+ of (?!\1)\w+ .* was told Qc/],
    ['an answer that tells another’s id from none', /got 404 \{"code":"NOT_YOURS"\}/],
    ['a route without its gate', /nobody at ruter got 200/],
  ] as const)('would be caught if it were %s', async (portal, name, expectedText) => {
    const { faults } = await tryRoute(portal, plantedLeaks(portal.database)[name].route, 'brief');
    expect(faults.join('\n')).toMatch(expectedText);
  });

  portalTest(
    'would be caught if it were a gate that opens to more features than the contract names',
    async (portal) => {
      const leak = plantedLeaks(portal.database)[
        'a gate that opens to more features than the contract names'
      ];
      const needs = { any: ['companyTicket', 'housing'] } as const;
      const { faults } = await tryRoute(portal, { ...leak.route, needs }, 'brief');
      expect(faults.join('\n')).toMatch(/users of \w+ about [\w-]+ of \w+ got 404, not 403/);
    },
  );

  portalTest(
    'would be caught if it were an answer with more in it than its contract says',
    async (portal) => {
      const leak = plantedLeaks(portal.database)[
        'an answer with more in it than its contract says'
      ];
      await expect(tryRoute(portal, leak.route, 'brief')).rejects.toThrow('more than its contract');
    },
  );
});
