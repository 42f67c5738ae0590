import { isTenant, tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { loadOperatorData } from '@takst/server/app/reference-data/load-reference-data.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { demoPassword, loginsOfNewOperator } from './demo-logins.ts';
import { demoTenants, isDemoTenant } from './demo-tenants.ts';
import { placeAccounts, placeUsers } from './demo-users.store.ts';
import type { Moment } from './demo-world-facts.ts';
import { hasUsers } from './has-users.query.ts';

/** Whether the three operators of the demo world run here: its companies are theirs. */
export const hasDemoOperators = (): boolean => demoTenants.every(isTenant);

type NewOperators = {
  readonly moment: Moment;
  readonly hashPassword: (password: string) => Promise<string>;
};

/** Gives each operator that is not of the demo world the data of its folder and its global logins, once. */
export async function placeNewOperators(
  tx: Transaction,
  { moment, hashPassword }: NewOperators,
): Promise<void> {
  for (const [index, tenant] of tenantIds().entries()) {
    if (isDemoTenant(tenant) || (await hasUsers(tx, tenant))) continue;
    await loadOperatorData(tx, tenant);
    const users = loginsOfNewOperator(tenant).map((login, place) => ({
      ...login,
      phone: `4009${String(index % 10)}${String(place).padStart(3, '0')}`,
    }));
    const world = { moment, companies: [], users };
    await placeUsers(tx, world, []);
    await placeAccounts(tx, world, await hashPassword(demoPassword));
  }
}
