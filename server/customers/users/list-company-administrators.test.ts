import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { describe, expect } from 'vitest';
import * as make from '#testing/portal/access-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { testScope } from '#testing/test-scope.ts';
import { setLastSignIn } from './administration/test-administration.store.ts';
import { findCompanyAdministrators } from './company-administrators.query.ts';

const { reply } = listCompanyAdministrators;

async function emailsIn(portal: TestPortal, user: string, key: string) {
  const { id } = portal.company(key);
  const { status, json } = await portal.callAs(portal.user(user), listCompanyAdministrators, {
    params: { id },
  });
  return status === 200 ? reply.parse(json).map(({ email }) => email) : status;
}

describe('whom a user asks for a role', () => {
  portalTest('are the active user administrators of the company', async (portal) => {
    const company = portal.company('several-services');
    const administrators = portal.world.users.filter(
      ({ tenant, companyRoles }) =>
        tenant === 'ruter' && companyRoles[company.key]?.includes('USER_ADMIN'),
    );
    expect(administrators.length).toBeGreaterThan(1);
    const before = await emailsIn(portal, 'hr', company.key);
    expect(before).toHaveLength(administrators.length);
    const [formerAdministrator] = administrators;
    await make.setUserState(portal.database, formerAdministrator?.id ?? 0, 'INACTIVE');
    const after = await emailsIn(portal, 'hr', company.key);
    expect(after).toHaveLength(administrators.length - 1);
    // On the company's own page come all with a role, those who can give roles first and the inactive ones last.
    const listed = () =>
      findCompanyAdministrators(portal.database, testScope([company.id]), {
        companyId: company.id,
        now: portal.clock.now(),
      });
    const lastSignInAt = '2026-03-05T08:00:00Z';
    await setLastSignIn(portal.database, portal.user('hr').id, lastSignInAt);
    const people = await listed();
    const signedIn = people.filter((person) => person.lastSignInAt !== null);
    expect(signedIn.map((person) => [person.id, String(person.lastSignInAt)])).toEqual([
      [portal.user('hr').id, lastSignInAt],
    ]);
    const places = people.map(({ status, roles }) => {
      if (status !== 'ACTIVE') return 'inactive';
      return roles.includes('USER_ADMIN') ? 'gives roles' : 'has a role';
    });
    const order = [...new Set(places)];
    expect(places).toEqual(
      places.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    );
    expect(order).toEqual(['gives roles', 'has a role', 'inactive']);
    // Among each other by their last names.
    const { compare } = new Intl.Collator('nb');
    for (const place of order) {
      const names = people.filter((_, at) => places[at] === place).map(({ lastName }) => lastName);
      expect(names).toEqual(names.toSorted(compare));
    }
    await make.setUserState(portal.database, formerAdministrator?.id ?? 0, 'DELETED');
    expect(await listed()).toHaveLength(people.length - 1);
    await make.setUserState(portal.database, formerAdministrator?.id ?? 0, 'ACTIVE');
  });

  portalTest('of a company of others are told to nobody', async (portal) => {
    expect(await emailsIn(portal, 'hr-single', 'several-services')).toBe(404);
  });
});
