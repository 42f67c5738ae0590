import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { holderLinks } from '@takst/server/ticketing/tickets/phone/holder-link.ts';
import { testSecrets } from '@takst/server/testing/test-secrets.ts';
import type pg from 'pg';

/** The token of the link to a holder's ticket, in a database whose portal has started once. */
export async function holderTokenIn(client: pg.ClientBase, ticketId: number): Promise<string> {
  const { rows } = await client.query<{ tenant: string; key: string }>(
    'select tenant, key from tickets.link_key',
  );
  const linkKeys: PerTenant<string> = perTenant((tenant) =>
    testSecrets.open('tickets.link_key.key', rows.find((row) => row.tenant === tenant)?.key ?? ''),
  );
  const origins = perTenant(() => '');
  return holderLinks({ linkKeys, origins }).tokenOf('ruter', ticketId);
}
