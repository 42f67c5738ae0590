import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { describe, expect } from 'vitest';
import * as make from '#testing/portal/access-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

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
    await make.setUserState(portal.database, formerAdministrator?.id ?? 0, 'ACTIVE');
  });

  portalTest('of a company of others are told to nobody', async (portal) => {
    expect(await emailsIn(portal, 'hr-single', 'several-services')).toBe(404);
  });
});
