import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds, perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import { secretsOf, tablesOf } from '#platform/db/tables.ts';

const keyBytes = 32;
const place = 'tickets.link_key.key';

/** Each operator's key for holder links; created by the first process that asks, then never changed. */
export async function loadLinkKeys(database: Database): Promise<PerTenant<string>> {
  return database.transaction(async (tx) => {
    const tables = tablesOf(tx);
    const { seal, open } = secretsOf(tx);
    await tables
      .insertInto('tickets.link_key')
      .values(
        tenantIds().map((tenant) => ({
          tenant,
          key: seal(place, randomBytes(keyBytes).toString('base64url')),
        })),
      )
      .onConflict((conflict) => conflict.column('tenant').doNothing())
      .execute();
    const rows = await tables.selectFrom('tickets.link_key').selectAll().execute();
    return perTenant((tenant) => {
      const row = rows.find((one) => one.tenant === tenant);
      if (!row) throw new Error(`There is no key for the links of ${tenant}`);
      return open(place, row.key);
    });
  });
}
