import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** The digest of an active ticket app's secret; undefined when the operator has no such app. */
export const secretDigestOf = async (
  database: Database,
  { tenant, clientId }: { tenant: TenantId; clientId: string },
): Promise<string | undefined> =>
  (
    await tablesOf(database)
      .selectFrom('company_tickets.ticket_app')
      .select('secret_digest')
      .where('tenant', '=', tenant)
      .where('client_id', '=', clientId)
      .where('is_active', '=', true)
      .executeTakeFirst()
  )?.secret_digest;
