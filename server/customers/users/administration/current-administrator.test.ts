import { companyRoles, globalRoles } from '@takst/domain/platform/access/roles.ts';
import { expect } from 'vitest';
import { setGlobalRoles, setRoles, setUserState } from '#testing/portal/access-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { testScope } from '#testing/test-scope.ts';
import type { CompaniesInScope } from '#platform/scope/scope.ts';
import { findCurrentAdministrator } from './administered.query.ts';

/** The companies that a user still administers who was let in a moment ago; null for none. */
async function leftOf(portal: TestPortal, userId: number, companies: CompaniesInScope) {
  const scope = { ...testScope([]), userId, companies };
  const left = await portal.database.transaction((tx) => findCurrentAdministrator(tx, scope));
  return left && left.companies;
}

portalTest('who loses the role in a company meanwhile administers nobody there', async (portal) => {
  const { id: userId } = portal.user('no-companies');
  const [here, there] = [portal.company('contractor').id, portal.company('no-agreement').id];
  const others = companyRoles.filter((role) => role !== 'USER_ADMIN');
  const set = (companyId: number, roles: readonly string[]) =>
    setRoles(portal.database, { userId, companyId, roles });
  await set(here, companyRoles);
  await set(there, companyRoles);
  const left = () => leftOf(portal, userId, [here, there]);
  expect(await left()).toEqual([here, there]);
  await set(here, others);
  expect(await left()).toEqual([there]);
  expect(await leftOf(portal, userId, [here])).toBeNull();
  await setUserState(portal.database, userId, 'INACTIVE');
  expect(await left()).toBeNull();
  await setUserState(portal.database, userId, 'ACTIVE');
  await set(there, others);
  expect(await left()).toBeNull();
  // A role that came meanwhile is for the next call.
  await set(here, companyRoles);
  expect(await leftOf(portal, userId, [there])).toBeNull();
});

portalTest('who loses the global role meanwhile administers nobody', async (portal) => {
  const { id: userId } = portal.user('no-companies');
  const { id: companyId } = portal.company('contractor');
  const others = globalRoles.filter((role) => role !== 'GLOBAL_USER_ADMIN');
  const left = () => leftOf(portal, userId, 'whole-tenant');
  await setGlobalRoles(portal.database, userId, ['GLOBAL_USER_ADMIN']);
  expect(await left()).toBe('whole-tenant');
  await setGlobalRoles(portal.database, userId, others);
  await setRoles(portal.database, { userId, companyId, roles: companyRoles });
  expect(await left()).toBeNull();
});
