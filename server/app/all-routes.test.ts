import { changeAgreementEnd } from '@takst/contract/customers/agreements/change-agreement-end.contract.ts';
import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { deleteCompany } from '@takst/contract/customers/companies/delete-company.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { plantedLeaks, servePlantedLeaks } from '#testing/access-table/planted-leaks.ts';
import { tryRoute } from '#testing/access-table/try-route.ts';
import type { Served } from '#platform/http/serve.ts';
import { routesOf } from './test-routes.ts';
import { stopCounting } from '#platform/tries/test-uses.store.ts';

/**
 * What deletes comes late, agreements after what stands under them, and companies after everything in them: the others
 * need what is there. Before companies one gets a new agreement, by which its users may do what they could not.
 */
const rank = ({ route }: Served): number => {
  if (route.path === deleteCompany.path) return route.method === 'DELETE' ? 4 : 0;
  if (route === createAgreement) return 3;
  if (route === changeAgreementEnd || route === deleteAgreement) return 2;
  return route.method === 'DELETE' ? 1 : 0;
};

/** A group of routes takes seconds on an idle machine, and the machine is not idle. */
const groupTimeout = 300_000;
const groupCount = 8;
const groups = Array.from({ length: groupCount }, (_, at) => [at + 1, groupCount] as const);

const portalTest = portalTestWith({ extend: servePlantedLeaks });

// Thousands of calls, which ask nothing of a database that the areas' own tests do not ask.
describe('every route for everybody', () => {
  // The groups stand one after the other: what deletes comes last.
  portalTest.each(groups)(
    'answers as its contract and the table of roles say, and leaks nothing of others: group %i of %i',
    async (portal, group, count) => {
      const served = routesOf(portal).toSorted((one, other) => rank(one) - rank(other));
      // Everybody calls from one address.
      await stopCounting(portal.database);
      const startOf = (number: number) => Math.round(((number - 1) / count) * served.length);
      for (const { route } of served.slice(startOf(group), startOf(group + 1))) {
        const { calls, faults } = await tryRoute(portal, route);
        expect({ route: route.path, faults }).toEqual({ route: route.path, faults: [] });
        expect(calls).toBeGreaterThan(60);
      }
    },
    groupTimeout,
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
