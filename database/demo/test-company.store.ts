import type { Database } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';

/** A company as a portal adds one. */
export const addCompany = (database: Database, created_at: Temporal.Instant): Promise<unknown> =>
  tablesOf(database)
    .insertInto('companies.company')
    .values({
      tenant: 'ruter',
      name: 'Virkelig Kunde AS',
      organisation_number: '985615616',
      kind: 'CUSTOMER',
      created_at,
    })
    .execute();
