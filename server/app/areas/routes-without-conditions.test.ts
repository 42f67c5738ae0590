import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { describe, expect } from 'vitest';
import { stopCounting } from '#platform/tries/test-uses.store.ts';
import { rowsOfCompanies } from '#testing/access-table/rows-of-companies.query.ts';
import {
  callerOf,
  hasConditions,
  serveWithoutConditions,
  tryWithoutConditions,
  victimsOf,
} from '#testing/access-table/without-conditions.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';

const portalTest = portalTestWith({ extend: serveWithoutConditions, isApplication: true });
/** As the owner of the tables, which no policy holds. */
const otherPortalTest = portalTestWith((test) =>
  test.start({ isApplication: false, extend: serveWithoutConditions }),
);
const tenant: TenantId = 'ruter';

describe('every route, without the conditions of the application', () => {
  portalTest.each([
    ['a user of companies', false],
    ['a user of the whole operator', true],
  ])(
    'tells %s nothing of others, and changes nothing of theirs (issue 33 §3.1)',
    async (portal, _, isWhole) => {
      const { database, served, world } = portal;
      await stopCounting(database);
      const attempts = served
        .map(({ route }) => route)
        .filter(hasConditions)
        .flatMap((route) => {
          const user = callerOf(portal, route, { tenant, isWhole });
          return user ? [{ route, user }] : [];
        });
      const victims = victimsOf(
        world,
        attempts.map(({ user }) => user),
      );
      const ids = victims.map(({ id }) => id);
      const before = await rowsOfCompanies(database, ids);
      const told: string[] = [];
      let total = 0;
      for (const attempt of attempts) {
        const { calls, foreign } = await tryWithoutConditions(portal, { ...attempt, victims });
        total += calls;
        told.push(...foreign.map((fault) => `${attempt.route.path}: ${fault}`));
      }
      console.log(
        `${total} calls of ${attempts.length} routes about ${victims.map(({ key, tenant: of }) => `${key} of ${of}`).join(', ')}`,
      );
      expect([...new Set(told)]).toEqual([]);
      expect(await rowsOfCompanies(database, ids)).toEqual(before);
    },
    600_000,
  );

  otherPortalTest('would tell of others without the policies', async (portal) => {
    const user = portal.user('hr');
    const { companies } = portal.world;
    const victims = companies.filter(({ key }) => !(key in user.companyRoles));
    const attempt = { route: listSubscriberTickets, user, victims };
    expect((await tryWithoutConditions(portal, attempt)).foreign).not.toEqual([]);
  });
});
