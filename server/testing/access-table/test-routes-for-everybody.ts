import { changeAgreementEnd } from '@takst/contract/customers/agreements/change-agreement-end.contract.ts';
import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { deleteCompany } from '@takst/contract/customers/companies/delete-company.contract.ts';
import { describe, expect } from 'vitest';
import { routesOf } from '#app/areas/test-routes.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { shareOf } from '#testing/sweep-share.ts';
import { stopCounting } from '#platform/tries/test-uses.store.ts';
import { takesAway, tryRoute } from './try-route.ts';

/**
 * What deletes comes late, agreements after what stands under them, and companies after everything in them: the others
 * need what is there. Before companies one gets a new agreement, by which its users may do what they could not.
 */
const rank = ({ route }: ServedRoute): number => {
  if (route.path === deleteCompany.path) return route.method === 'DELETE' ? 4 : 0;
  if (route === createAgreement) return 3;
  if (route === changeAgreementEnd || route === deleteAgreement) return 2;
  return takesAway(route) ? 1 : 0;
};

/** With the rights of the application's role alone: no route needs more. */
const portalTest = portalTestWith({ isApplication: true });

/** A group of routes takes seconds on an idle machine, and the machine is not idle. */
const groupTimeout = 600_000;
const parts = 3;
const groupCount = 3;
/** Every twelfth route is tried as everybody, the others as one of each kind. */
const shares = 12;
const groups = Array.from({ length: groupCount }, (_, at) => [at + 1, groupCount] as const);

/**
 * Registers the tests of every third route, so that three files share them: thousands of calls, which take longer than
 * any other file. They ask nothing of a database that the areas' own tests do not ask.
 */
export function testRoutesForEverybody(part: 1 | 2 | 3): void {
  describe('every route for everybody', () => {
    // The groups stand one after the other: what deletes comes last.
    portalTest.each(groups)(
      `answers as its contract and the table of roles say, and leaks nothing of others: part ${part}, group %i of %i`,
      async (portal, group, count) => {
        const served = routesOf(portal)
          .toSorted((one, other) => rank(one) - rank(other))
          .filter((_, at) => at % parts === part - 1);
        const wholly = new Set(shareOf(served, shares));
        // Everybody calls from one address.
        await stopCounting(portal.database);
        const startOf = (number: number) => Math.round(((number - 1) / count) * served.length);
        for (const one of served.slice(startOf(group), startOf(group + 1))) {
          const { route } = one;
          const { calls, faults } = await tryRoute(
            portal,
            route,
            wholly.has(one) ? 'whole' : 'brief',
          );
          expect({ route: route.path, faults }).toEqual({ route: route.path, faults: [] });
          expect(calls).toBeGreaterThan(0);
        }
      },
      groupTimeout,
    );
  });
}
