import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { digestOf, newToken } from '#platform/access/tokens/secret-token.ts';

type AppKey = { tenant: TenantId; clientId: string };

/** A ticket app of an operator, or one that is known with a new secret; gives it, this once. */
export async function saveTicketApp(
  tx: Transaction,
  { tenant, clientId, name }: AppKey & { name: string },
): Promise<string> {
  const secret = newToken();
  const columns = { name, secret_digest: digestOf(secret), is_active: true };
  await tablesOf(tx)
    .insertInto('tickets.ticket_app')
    .values({ tenant, client_id: clientId, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant', 'client_id']).doUpdateSet(columns))
    .execute();
  return secret;
}

/** From now on an app is refused; what it has redeemed stays redeemed. False when there is no such app. */
export async function turnOffTicketApp(
  tx: Transaction,
  { tenant, clientId }: AppKey,
): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(tx)
    .updateTable('tickets.ticket_app')
    .set({ is_active: false })
    .where('tenant', '=', tenant)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The digest of an active ticket app's secret; undefined when the operator has no such app. */
export const secretDigestOf = async (
  database: Database,
  { tenant, clientId }: AppKey,
): Promise<string | undefined> =>
  (
    await tablesOf(database)
      .selectFrom('tickets.ticket_app')
      .select('secret_digest')
      .where('tenant', '=', tenant)
      .where('client_id', '=', clientId)
      .where('is_active', '=', true)
      .executeTakeFirst()
  )?.secret_digest;
