import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { createHash } from 'node:crypto';

const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/**
 * A ticket app for each operator, to try the API with, and one that was turned off. Everybody knows
 * their secrets, which is why no real portal starts on the demo world's database.
 */
export async function placeTicketApps(tx: Transaction): Promise<void> {
  const apps = tenantIds().flatMap((tenant) => {
    const secret_digest = digestOf(`demo-secret-${tenant}`);
    return [
      { tenant, client_id: 'demo-app', name: 'Demo app', secret_digest, is_active: true },
      { tenant, client_id: 'turned-off', name: 'Demo app', secret_digest, is_active: false },
    ];
  });
  await tablesOf(tx).insertInto('tickets.ticket_app').values(apps).execute();
}
